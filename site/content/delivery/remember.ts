import { inBudget, processWide, withoutBudget } from '@association/services/upstream'
import { sharedState } from '../../base/shared-state.ts'
import { type TaggedMemory, taggedMemory } from '../../base/tagged-memory.ts'

/** `until` is in Unix milliseconds. */
type Loaded = { tags: readonly string[]; until: number }
type Remembered = Loaded & { loaded: Loaded; size: number }

/** Pieces of content. Code chooses the keys, never a visitor. */
const limit = 500

/** Shared by all routes; the server in front invalidates by tag. */
export const contentMemory = () =>
  processWide<TaggedMemory<Remembered>>('content memory', () => taggedMemory(limit))

type Loading = { promise: Promise<Loaded>; isOld(loaded: Loaded): boolean }
const loading = new Map<string, Loading>()

/** Webhooks expire content; the day is a backstop. A stored page can add its own day. */
const longestMs = 86_400_000

/** Loads that a change can make outdated, before such a change is ignored. */
const attempts = 3

/** Each key belongs to one type. */
export async function remember<Content extends Loaded>(
  key: string,
  load: () => Promise<Content>,
  attempt = 1,
): Promise<Content> {
  const known = contentMemory().get(key)
  if (known) return known.loaded as Content
  const { promise, isOld } = loading.get(key) ?? begin(key, load)
  const loaded = (await inBudget('Contentful', promise)) as Content
  // The change may be newer than the load but older than this call.
  return isOld(loaded) && attempt < attempts ? remember(key, load, attempt + 1) : loaded
}

function begin(key: string, load: () => Promise<Loaded>): Loading {
  const since = sharedState().position?.()
  const isOld = ({ tags }: Loaded) => since !== undefined && sharedState().hasExpired?.(tags, since) === true
  // Runs without one visitor's time budget, because others wait too.
  const promise = withoutBudget(load)
    .then((loaded) => {
      const { tags } = loaded
      const until = Math.min(loaded.until, Date.now() + longestMs)
      if (!isOld(loaded)) contentMemory().keep(key, { tags, until, loaded, size: 1 })
      return loaded
    })
    .finally(() => loading.delete(key))
  loading.set(key, { promise, isOld })
  return { promise, isOld }
}
