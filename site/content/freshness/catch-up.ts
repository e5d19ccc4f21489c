import { type Space, spaces } from '@association/content'
import { fetchFingerprint, type Source, tagOf } from '@association/services/contentful'
import type { SharedState } from '@association/services/shared-state'
import { indexTag } from '../index/content-index.ts'
import { siteTag } from '../places/effects.ts'

type Kept = { source: Source; copies: SharedState['copies'] }
type Options = Kept & { expire(tags: readonly string[]): Promise<void> }
type Fingerprints = Partial<Record<Space, string>>

const key = 'fingerprints'
/** Longer than copies are useful. */
const keptMs = 30 * 86_400_000

/**
 * Finds changes made while the site was down or received no webhooks: a space with a new fingerprint expires whole.
 * Rejects with UpstreamError.
 */
export async function catchUp({ source, copies, expire }: Options) {
  const known = await readKnown(copies)
  const current = await fetchAll(source)
  const changed = spaces.filter((space) => known[space] !== current[space])
  if (changed.length === 0) return
  await expire([...changed.map(tagOf.space), indexTag, siteTag])
  await keep(copies, current)
}

/** Stores the state after webhooks, so that the next start expires nothing again. */
export async function noteState({ source, copies }: Kept) {
  await keep(copies, await fetchAll(source))
}

const keep = (copies: Kept['copies'], current: Fingerprints) =>
  copies.put(key, Buffer.from(JSON.stringify(current)), keptMs)

const fetchAll = async (source: Source): Promise<Fingerprints> =>
  Object.fromEntries(
    await Promise.all(spaces.map(async (space) => [space, await fetchFingerprint(source, space)])),
  )

async function readKnown(copies: Kept['copies']): Promise<Fingerprints> {
  try {
    return JSON.parse(String((await copies.get(key)) ?? '{}'))
  } catch {
    return {}
  }
}
