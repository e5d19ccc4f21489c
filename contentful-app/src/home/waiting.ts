import { isPage } from '@association/content/derive/has-own-page.ts'
import { type Content, isSubject, titleOf, unpublishedBelow } from '@association/content/rules'
import type { Listed } from './listed.ts'

/** Returns pages with unpublished content and its amount, most first. */
export function waitingForRelease(content: Content): Listed[] {
  const pages = [...content.entries.values()].filter(isSubject).filter(({ type }) => isPage(type.id))
  return pages
    .filter(({ status }) => status !== 'archived')
    .map((page) => {
      const own = page.status === 'published' ? 0 : 1
      return { page, count: own + unpublishedBelow(page, content).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ page: { space, id, type, values, status }, count }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${type.name} · ${status === 'draft' ? 'never published · ' : ''}${counted(count)}`,
    }))
}

const counted = (count: number) => (count === 1 ? '1 unpublished change' : `${count} unpublished changes`)
