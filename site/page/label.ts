import { cacheLife, cacheTag } from 'next/cache'
import type { Delivery } from './deliver.ts'

/** Seconds. Content changes by webhook; the day is a backstop. */
const lifetime = {
  content: { stale: 300, revalidate: 86_400, expire: 31_536_000 },
  // What stands on a copy is expired as soon as Contentful answers.
  copy: { stale: 30, revalidate: 60, expire: 31_536_000 },
}
/** Next.js takes at most 128 tags in one call. */
const tagsAtOnce = 100

/** Gives what is cached its lifetime and the names of what it depends on. Call it within `'use cache'`. */
export function label({ tags, isCopy }: Pick<Delivery, 'tags' | 'isCopy'>) {
  cacheLife(isCopy ? lifetime.copy : lifetime.content)
  for (let start = 0; start < tags.length; start += tagsAtOnce)
    cacheTag(...tags.slice(start, start + tagsAtOnce))
}
