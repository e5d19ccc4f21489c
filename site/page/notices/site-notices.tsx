import type { Entry } from '@association/content'
import type { ReactNode } from 'react'
import { Dismissible, type NoticeEntry } from './dismissible.tsx'

/** Renders a notice in the view of its type. */
export type RenderNotice = (entry: NoticeEntry) => ReactNode

type Props<Id extends NoticeEntry['type']> = { entry: Entry<Id> | undefined; render: RenderNotice }

/** The line above the header of all pages. When it is closed, the next Tab goes to the first link of the header. */
export const SiteAnnouncement = ({ entry, render }: Props<'announcement'>) =>
  entry ? (
    <Dismissible entry={entry} focus="#site-header">
      {render(entry)}
    </Dismissible>
  ) : null

/** The notice of one page, below its header. When it is closed, the next Tab goes to the first link of the page. */
export const PageNotification = ({ entry, render }: Props<'notificationDialogue'>) =>
  entry ? (
    <Dismissible entry={entry} focus="#main">
      {render(entry)}
    </Dismissible>
  ) : null
