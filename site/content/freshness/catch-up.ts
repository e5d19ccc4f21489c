import { type Space, spaces } from '@association/content'
import { fetchFingerprint, type Source, tagOf } from '@association/services/contentful'
import type { SharedState } from '@association/services/shared-state'
import { indexTag } from '../index/content-index.ts'
import { siteTag } from '../places/effects.ts'

type Kept = { source: Source; copies: SharedState['copies'] }
type Options = Kept & { expire(tags: readonly string[]): Promise<void> }
type Fingerprints = Partial<Record<Space, string>>

/** Under which all instances keep the last known state of both spaces. */
const key = 'fingerprints'
/** Milliseconds: longer than any copy is of use. */
const keptMs = 30 * 86_400_000

/**
 * Finds out whether content changed while the site was down or webhooks could not reach it. A space
 * whose fingerprint differs from the last one is expired whole. Rejects with UpstreamError while Contentful is away.
 */
export async function catchUp({ source, copies, expire }: Options) {
  const known = await readKnown(copies)
  const current = await fetchAll(source)
  const changed = spaces.filter((space) => known[space] !== current[space])
  if (changed.length === 0) return
  await expire([...changed.map(tagOf.space), indexTag, siteTag])
  await keep(copies, current)
}

/** Keeps the state of both spaces after webhooks: the next start need not expire what they have expired. */
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
