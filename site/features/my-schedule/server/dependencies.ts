import { spaces } from '@association/content'
import { config } from '../../../base/config.ts'
import { siteRecords } from '../../../base/shared-state.ts'
import { loadIndex } from '../../../content/delivery/load-page.ts'
import { sessionOf } from '../../session/session-of.ts'
import type { Dependencies } from './answer.ts'

export const myScheduleDependencies: Dependencies = {
  config,
  sessionOf,
  records: siteRecords,
  async schedule(id) {
    const index = await loadIndex()
    const space = spaces.find((each) => index.item(each, id)?.entry.type === 'scheduler')
    return space && `${space}/${id}`
  },
  now: Date.now,
}
