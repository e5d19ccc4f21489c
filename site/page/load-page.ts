import { fetchPage, tagOf, tagsOf } from '@association/services/contentful'
import { cacheLife, cacheTag } from 'next/cache'
import { published } from './content-source.ts'

/** The page at a path as it was delivered, or `undefined` when there is none. */
export async function loadPage(path: string) {
  'use cache'
  cacheLife('content')
  cacheTag(tagOf.path(path))
  const delivered = await fetchPage(published, path)
  if (delivered) cacheTag(...tagsOf(delivered, published.spaceOf))
  return delivered
}
