import type { Entry } from '@association/content'
import { plainText } from '@association/content/rich-text/plain-text.ts'
import type { ReactNode } from 'react'
import { Notice } from './notice/island.tsx'
import { textHash } from './text-hash.ts'

export type NoticeEntry = Entry<'announcement' | 'notificationDialogue'>

type Props = {
  entry: NoticeEntry
  /** Selector of the element that gets the focus after closing. */
  focus: string
  children: ReactNode
}

/** The notice stays closed until its text changes. */
export const Dismissible = ({ entry, focus, children }: Props) => (
  <div id={`notice-${entry.id}`} data-notice={textHash(textOf(entry))} suppressHydrationWarning>
    <Notice options={{ focus }}>{children}</Notice>
  </div>
)

const textOf = (entry: NoticeEntry): string =>
  entry.type === 'announcement'
    ? [entry.fields.text, entry.fields.linkText, entry.fields.url].join('\n')
    : plainText(entry.fields.content)
