import type { Space } from '@association/content'
import {
  remarkLimits,
  type ShareRemark,
  type ShareVisits,
} from '@association/content/preview/share-visits.ts'
import type { RecordCabinet } from '@association/services/shared-state'
import { boundedMap } from '@association/services/shared-state/local/bounded-map.ts'
import { openSealed, seal } from '../../../base/security/seal.ts'
import { storedTogether } from './stored-together.ts'

/** `endsAt` is in Unix milliseconds. */
export type VisitedShare = { space: Space; record: string; endsAt: number }

export type RemarkChange = 'resolve' | 'reopen' | 'delete'

const dayMs = 86_400_000
/** Editors read remarks after the link ends. */
const keptAfterEndMs = 30 * dayMs
const openedEveryMs = 60_000
const mostNoted = 2000
const nothing: ShareVisits = { remarks: [] }

type VisitServices = { records: RecordCabinet; secret: string; now?: () => number }

/** Encrypted, one record for each share. Calls reject with RecordsError. */
export function keptVisits({ records, secret, now = Date.now }: VisitServices) {
  const noted = boundedMap<true>(mostNoted, { now })
  const sealingAt = (place: string) => ({ secret, purpose: 'visits of shares', place })

  async function read(key: string) {
    const record = await records.get(key)
    const opened = record && openSealed(record.value, sealingAt(key))
    return { version: record?.version ?? null, visits: (opened?.value ?? nothing) as ShareVisits }
  }

  const update = storedTogether<VisitedShare, ShareVisits>({
    keyOf,
    async read(share) {
      const { version, visits } = await read(keyOf(share))
      return { state: visits, version }
    },
    put(share, visits, over) {
      const key = keyOf(share)
      const keepMs = Math.max(share.endsAt - now(), 0) + keptAfterEndMs
      return records.put(key, seal(visits, sealingAt(key)), { keepMs, over })
    },
  })

  return {
    of: async (share: Pick<VisitedShare, 'space' | 'record'>): Promise<ShareVisits> =>
      (await read(keyOf(share))).visits,
    async opened(share: VisitedShare) {
      const key = keyOf(share)
      if (noted.get(key)) return
      noted.put(key, true, openedEveryMs)
      await update(share, (visits) => ({ ...visits, openedAt: new Date(now()).toISOString() }))
    },
    /** False above the limit of remarks. */
    add: async (share: VisitedShare, remark: ShareRemark): Promise<boolean> =>
      (await update(share, ({ remarks, ...visits }) =>
        remarks.length < remarkLimits.perShare ? { ...visits, remarks: [...remarks, remark] } : undefined,
      )) !== undefined,
    async change(share: VisitedShare, id: string, change: RemarkChange): Promise<ShareVisits> {
      const changed = await update(share, ({ remarks, ...visits }) => ({
        ...visits,
        remarks: changedRemarks(remarks, id, change),
      }))
      return changed ?? nothing
    },
  }
}

const changedRemarks = (remarks: readonly ShareRemark[], id: string, change: RemarkChange) =>
  change === 'delete'
    ? remarks.filter((remark) => remark.id !== id)
    : remarks.map((remark) => (remark.id === id ? { ...remark, isResolved: change === 'resolve' } : remark))

const keyOf = ({ space, record }: Pick<VisitedShare, 'space' | 'record'>) => `share visits ${space}/${record}`
