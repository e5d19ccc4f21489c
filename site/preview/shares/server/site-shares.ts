import { pagePath } from '@association/content/derive/page-path.ts'
import { plainPath } from '@association/content/links/own-path.ts'
import type { Delivered } from '@association/services/contentful'
import type { RecordCabinet } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'
import { config } from '../../../base/config.ts'
import { siteRecords } from '../../../base/shared-state.ts'
import { readAny } from '../../../content/delivery/read-page.ts'
import { drafts } from '../../content/draft-source.ts'
import { load } from '../../content/load-draft.ts'
import { deskRecords } from './desk-records.ts'
import { keptVisits } from './kept-visits.ts'
import { sharedContent } from './shared-content.ts'

/** Shared by the proxy and the pages. */
export const siteShares = () => processWide('shares', makeShares)

function makeShares() {
  const read = deskRecords(drafts.clients)
  const content = sharedContent({ config, drafts: drafts.clients, read, load: load.entry, pathOf })
  const visits = keptVisits({ records, secret: config.preview.secret })
  return { config, read, visits, load: load.entry, content: content.page, paths: content.paths }
}

function pathOf(delivered: Delivered): string {
  const entry = readAny(delivered)
  const address = entry && pagePath(entry.type, entry.fields)
  return address ? plainPath(address) : ''
}

/** The store exists once the server runs. */
const records: RecordCabinet = {
  get: (...call) => siteRecords().get(...call),
  put: (...call) => siteRecords().put(...call),
  remove: (...call) => siteRecords().remove(...call),
}
