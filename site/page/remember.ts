import { processWide } from '@association/services/upstream'
import { siteProcess } from '../runtime/site-process.ts'
import { type TaggedMemory, taggedMemory } from '../runtime/tagged-memory.ts'

/** Loaded content with the tags of all that is in it; `until` is the time in milliseconds from which it is out of date. */
type Loaded = { tags: readonly string[]; until: number }
type Remembered = Loaded & { loaded: Loaded; size: number }

/** Pieces of content; each is named by the code, never by a visitor. */
const limit = 500

/** One memory for all routes: the server in front forgets by tag what changed. */
export const contentMemory = () =>
  processWide<TaggedMemory<Remembered>>('content memory', () => taggedMemory(limit))

const loading = new Map<string, Promise<Loaded>>()

/** Content that many pages share: loaded once, and again after one of its tags expired. The key belongs to one type. */
export async function remember<Content extends Loaded>(
  key: string,
  load: () => Promise<Content>,
): Promise<Content> {
  const known = contentMemory().get(key) ?? { loaded: loading.get(key) ?? begin(key, load) }
  return known.loaded as Promise<Content> | Content
}

function begin(key: string, load: () => Promise<Loaded>) {
  const since = siteProcess().position?.()
  const promise = load()
    .then((loaded) => {
      const { tags, until } = loaded
      // What was published while it was loaded may not be in it.
      const isOld = since !== undefined && siteProcess().hasExpired?.(tags, since)
      if (!isOld) contentMemory().keep(key, { tags, until, loaded, size: 1 })
      return loaded
    })
    .finally(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}
