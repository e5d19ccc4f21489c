import type { Entry } from '@association/content'
import { plainText } from '@association/content/rich-text/plain-text.ts'
import type { ReactNode } from 'react'
import { Notice } from './notice/island.tsx'

type NoticeEntry = Entry<'announcement' | 'notificationDialogue'>

export type RenderNotice = (entry: NoticeEntry) => ReactNode

type Props<Id extends NoticeEntry['type']> = { entry: Entry<Id> | undefined; render: RenderNotice }

/** After closing, the next Tab reaches the first link of the header. */
export const SiteAnnouncement = ({ entry, render }: Props<'announcement'>) =>
  entry ? (
    <Dismissible entry={entry} focus="#site-header">
      {render(entry)}
    </Dismissible>
  ) : null

/** After closing, the next Tab reaches the first link of the page. */
export const PageNotification = ({ entry, render }: Props<'notificationDialogue'>) =>
  entry ? (
    <Dismissible entry={entry} focus="#main">
      {render(entry)}
    </Dismissible>
  ) : null

type DismissibleProps = {
  entry: NoticeEntry
  /** Selector of the element that gets the focus after closing. */
  focus: string
  children: ReactNode
}

/** The notice stays closed until its text changes. */
const Dismissible = ({ entry, focus, children }: DismissibleProps) => (
  <div id={`notice-${entry.id}`} data-notice={textHash(textOf(entry))} suppressHydrationWarning>
    <Notice options={{ focus }}>{children}</Notice>
  </div>
)

const textOf = (entry: NoticeEntry): string =>
  entry.type === 'announcement'
    ? [entry.fields.text, entry.fields.linkText, entry.fields.url].join('\n')
    : plainText(entry.fields.content)

/** 32-bit FNV-1a. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
