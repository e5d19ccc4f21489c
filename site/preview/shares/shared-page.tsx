import { renderPage } from '@association/content/render'
import { asPage } from '@association/content/render/live/as-page.ts'
import type { Delivered } from '@association/services/contentful'
import { config } from '../../base/config.ts'
import { readAny } from '../../content/delivery/read-page.ts'
import { renderingAt } from '../../features/widgets/render-options.ts'
import { EventBar } from '../../page/events/event-bar.tsx'
import { PastEvent } from '../../page/events/past-event.tsx'
import { Notice } from '../live/notice.tsx'
import { PreviewPlace, rootOf } from '../live/preview-place.tsx'
import { loadEvents } from '../view-as/load-events.ts'
import { PreviewStage } from '../view-as/preview-stage.tsx'
import styles from './draft-banner.module.css'
import { DraftBanner, SharedPages } from './draft-banner.tsx'
import { messages } from './messages.ts'
import { pageAsNow } from './page-as-now.ts'
import { RemarkTool } from './remark-tool/remark-tool.tsx'
import type { OpenShare } from './server/open-share.ts'
import { sharedRendering } from './shared-rendering.ts'

type Props = {
  open: OpenShare
  delivered: Delivered
  paths: ReadonlyMap<string, string>
  keyOfLink: string
}

/** Needs no JavaScript. */
export async function SharedPage({ open, delivered, paths, keyOfLink }: Props) {
  const now = Date.now()
  const { path } = rootOf(delivered)
  const addresses = addressesOf(open, keyOfLink)
  const instead = Object.fromEntries([...paths].flatMap(([id, at]) => (at ? [[at, addresses(id)]] : [])))
  const entry = readAny(delivered)
  const events = await loadEvents({ delivered, path, now })
  const options = sharedRendering(renderingAt(path), { contentful: config.contentful, instead, events, now })
  const shown = entry && asPage(entry)
  const titled = pageAsNow(open, delivered)
  return (
    <PreviewStage staged={{ view: { viewer: 'anonymous' } }}>
      <div className={styles.page}>
        <DraftBanner {...titled} />
        <PreviewPlace delivered={delivered}>
          {entry?.type === 'page' && events?.ofPage ? (
            <PastEvent page={entry} edition={events.ofPage} editions={events.editions} now={now} />
          ) : null}
          {shown ? renderPage(shown.page, options, { as: shown.as }) : <Notice>{messages.noPage}</Notice>}
          {entry?.type === 'page' && events?.ofPage ? (
            <EventBar page={entry} edition={events.ofPage} rendering={options} now={now} />
          ) : null}
        </PreviewPlace>
        <SharedPages open={titled} addresses={addresses} />
      </div>
      <RemarkTool
        space={config.contentful.spaces[open.space].id}
        entry={open.page.entry}
        linkKey={keyOfLink}
      />
    </PreviewStage>
  )
}

const addressesOf =
  ({ space }: OpenShare, key: string) =>
  (entry: string) =>
    `/shared/${encodeURIComponent(config.contentful.spaces[space].id)}/${encodeURIComponent(entry)}?key=${key}`
