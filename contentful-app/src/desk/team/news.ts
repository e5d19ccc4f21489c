import type { ContentType } from '@association/content'
import type { EntryRef } from '../../contentful/addresses.ts'
import { fieldsThatDiffer, type Values } from '../../entry/merge-values.ts'

export type News = { target: EntryRef; title: string; by: string; did: 'changed' | 'published'; at: string }

type NewsVersions = {
  type: ContentType | undefined
  before: { values: Values; publishedVersion?: number; unsaved: readonly string[] }
  after: { values: Values; publishedVersion?: number }
}

export function changeBetween({
  type,
  before,
  after,
}: NewsVersions): (Pick<News, 'did'> & { field?: string }) | undefined {
  const changed = new Set(fieldsThatDiffer(before.values, after.values))
  const isSeen = (id: string) => changed.has(id) && !before.unsaved.includes(id)
  const field = Object.entries(type?.fields ?? {}).find(([id, { hidden }]) => !hidden && isSeen(id))?.[0]
  if (field) return { did: 'changed', field }
  if (after.publishedVersion !== before.publishedVersion && after.publishedVersion)
    return { did: 'published' }
  return undefined
}

const mostNews = 20

/** Newest first, one for each entry. */
export function withNews(news: readonly News[], came: readonly News[]): readonly News[] {
  const isReplaced = ({ target }: News) =>
    came.some((each) => each.target.entry === target.entry && each.target.space === target.space)
  return [...came, ...news.filter((each) => !isReplaced(each))].slice(0, mostNews)
}
