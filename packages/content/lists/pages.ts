import type { Filter, List } from './list.ts'

export type Part = { list: List; filter?: Filter | undefined }

type Addressed = {
  list: Pick<List, 'path'> & { filters?: { base?: string } }
  filter?: Pick<Filter, 'slug'> | undefined
}

export const basePath = ({ list, filter }: Addressed): string =>
  filter ? `${list.filters?.base ?? list.path}/${filter.slug}` : list.path

/** An empty list also has one page. */
export const pagesIn = (count: number, { pageSize = Number.POSITIVE_INFINITY }: Pick<List, 'pageSize'>) =>
  Math.max(1, Math.ceil(count / pageSize))

/** Pages count from 1. */
export const onPage = <Some>(
  items: readonly Some[],
  page: number,
  { pageSize = Number.POSITIVE_INFINITY }: Pick<List, 'pageSize'>,
): readonly Some[] =>
  pageSize === Number.POSITIVE_INFINITY ? items : items.slice((page - 1) * pageSize, page * pageSize)

/** Pages that depend on the list's order have this cache tag. */
export const listTag = (part: Addressed) => `list:${basePath(part)}`

export const partsOf = (list: List): Part[] => [
  { list },
  ...(list.filters?.options ?? []).map((filter) => ({ list, filter })),
]
