import type { Entry } from '@association/content'
import type { Detail } from '@association/content/define/view.ts'
import { renderDetail, renderPage } from '@association/content/render'
import type { Item } from '../content-index/item.ts'
import { EditLink } from '../features/edit-link/edit-link.tsx'
import { JsonLd } from '../features/structured-data/json-ld.tsx'
import { thingsOf } from '../features/structured-data/things-of.ts'
import { blocksAfter } from '../lists/blocks-after.ts'
import { canonicalUrl } from './canonical-url.ts'
import { config } from './config.ts'
import { loadEntry } from './load-page.ts'
import { readAny } from './read-page.ts'
import { publicRendering } from './render-options.ts'

/** The page of an entry, or undefined when the entry is gone. */
export async function entryView(item: Item) {
  const entry = readAny(await loadEntry(item), publicRendering.report)
  if (!entry) return undefined
  return (
    <>
      {entry.type === 'page'
        ? renderPage(entry, publicRendering)
        : renderDetail(entry as Entry as Detail, publicRendering, await blocksAfter(item))}
      <JsonLd things={thingsOf(entry, canonicalUrl(item.path ?? '/'), config)} />
      <EditLink entry={entry} config={config} />
    </>
  )
}
