import type { Entry } from '@association/content'
import type { Thing } from '@association/content/define/structured-data.ts'
import type { Detail } from '@association/content/define/view.ts'
import { type RenderOptions, renderDetail, renderPage } from '@association/content/render'
import type { ReactNode } from 'react'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { loadEntry, loadIndex, loadSettings } from '../../content/delivery/load-page.ts'
import { readAny, readAs } from '../../content/delivery/read-page.ts'
import type { Item } from '../../content/index/item.ts'
import { eventPage } from '../events/event-page.tsx'
import { eventRendering } from '../events/event-rendering.ts'
import { headOf } from '../head/metadata.ts'
import { renderNotice } from '../notices/render-notice.tsx'
import { PageNotification } from '../notices/site-notices.tsx'
import { shellContent } from '../settings/shell-content.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { breadcrumbList, siteThings } from '../structured-data/site-things.ts'
import { thingsOf } from '../structured-data/things-of.ts'
import { type Crumb, trailToEntry } from '../structured-data/trail.ts'
import { blocksAfter, currentIssueIn } from './blocks-after.ts'
import { articlesOfEdition, newestIn } from './newest-in.ts'
import { nextChangeIn } from './next-change-in.ts'

type Added = {
  rendering: RenderOptions
  /** `now` is in Unix milliseconds. */
  seats(now: number): Promise<Pick<RenderOptions, 'seats'>>
  editLink(entry: Entry): ReactNode
  readingNote(article: Entry<'basicArticle'>): ReactNode
  startedArticles: ReactNode
}

export async function entryView(item: Item, added: Added) {
  const entry = readAny(await loadEntry(item), added.rendering.report)
  if (!entry) return undefined
  const now = Date.now()
  const { seats } = await added.seats(now)
  const after = await blocksAfter(item, {
    hasNextStep: entry.type === 'basicArticle' && entry.fields.nextStep !== undefined,
    seats,
  })
  note({ until: nextChangeIn([entry, ...after], now) })
  const contents = await loadIndex()
  const rendering = {
    ...added.rendering,
    ...(await eventRendering(now)),
    ...(seats && { seats }),
    newest: newestIn(contents, now),
    ...(entry.type === 'product' && {
      articlesOf: articlesOfEdition(contents, now),
      currentIssue: currentIssueIn(contents),
    }),
    now,
  }
  const event =
    entry.type === 'page' ? await eventPage(entry, { path: item.path ?? '/', rendering }) : undefined
  return (
    <>
      {entry.type === 'page' ? (
        <PageNotification entry={entry.fields.notification} render={renderNotice(rendering)} />
      ) : null}
      {event?.notice}
      {entry.type === 'page'
        ? renderPage(entry, rendering, item.path === '/' ? { afterFirst: added.startedArticles } : {})
        : renderDetail(entry as Entry as Detail, rendering, after)}
      {event?.bar}
      {entry.type === 'basicArticle' ? added.readingNote(entry) : null}
      <JsonLd
        things={[
          ...(event?.things ?? []),
          ...(await describe(entry, item, { above: event?.home, rendering })),
        ]}
      />
      {added.editLink(entry)}
    </>
  )
}

/** The home page describes the association. */
async function describe(
  entry: Entry,
  { path = '/', updatedAt, releaseAt = 0 }: Item,
  { above, rendering }: { above: Crumb | undefined; rendering: RenderOptions & { now: number } },
): Promise<Thing[]> {
  if (path === '/')
    return siteThings(config, shellContent(readAs('siteSettings', await loadSettings()), rendering))
  const here = { name: headOf(entry, path).title, path }
  const trail = [...(above ? [above] : []), ...trailToEntry(entry, here)]
  const modified = new Date(Math.max(updatedAt, releaseAt)).toISOString()
  return [
    ...thingsOf(entry, { url: canonicalUrl(path), now: rendering.now, modified }, config),
    breadcrumbList(trail, canonicalUrl),
  ]
}
