import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { asPage, LivePage } from '@association/content/render/live'
import type { Association } from '../../features/shell/association.ts'
import { EventBar } from '../../page/events/event-bar.tsx'
import { PastEvent } from '../../page/events/past-event.tsx'
import type { PreviewEvents } from '../view-as/preview-events.ts'
import { DataCard } from './data-card.tsx'
import { InLists } from './in-lists.tsx'
import { isInShell, ShellPreview } from './shell-preview.tsx'

type Props = {
  entry: Entry | undefined
  options: RenderOptions
  association: Association
  events?: PreviewEvents | undefined
}

export function PreviewBody({ entry, options, association, events }: Props) {
  if (!entry) return <p role="status">The site does not use entries of this type.</p>
  if (!isInShell(entry))
    return (
      <>
        {entry.type === 'page' ? pastEventOn(entry, events, options.now) : null}
        <Body entry={entry} options={options} />
        {entry.type === 'page' && events?.ofPage ? (
          <EventBar page={entry} edition={events.ofPage} rendering={options} now={options.now ?? 0} />
        ) : null}
      </>
    )
  return (
    <ShellPreview entry={entry} options={options} association={association}>
      <Body entry={entry} options={options} />
    </ShellPreview>
  )
}

const pastEventOn = (page: Entry<'page'>, events: PreviewEvents | undefined, now = 0) =>
  events?.ofPage ? (
    <PastEvent page={page} edition={events.ofPage} editions={events.editions} now={now} />
  ) : null

function Body({ entry, options }: { entry: Entry; options: RenderOptions }) {
  // The shell already shows the announcement.
  const shown = entry.type === 'announcement' ? undefined : asPage(entry)
  return shown ? (
    <>
      <LivePage {...shown} options={options} />
      <InLists entry={entry} options={options} />
    </>
  ) : (
    <DataCard entry={entry} ids={options.ids} remarks={options.remarks} />
  )
}
