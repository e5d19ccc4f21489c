import type { Entry } from '@association/content'
import type { ReactNode } from 'react'
import { Dismissible, type NoticeEntry } from './dismissible.tsx'

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
