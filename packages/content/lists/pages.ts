import type { Filter, List } from './list.ts'

/** A list or one of its filters has its own pages. */
export type Part = { list: List; filter?: Filter | undefined }

/** What the address of a list depends on. */
type Addressed = {
  list: Pick<List, 'path'> & { filters?: { base?: string } }
  filter?: Pick<Filter, 'slug'> | undefined
}

/** The path of the first page. */
export const basePath = ({ list, filter }: Addressed): string =>
  filter ? `${list.filters?.base ?? list.path}/${filter.slug}` : list.path

/** A list without a page size is one page; an empty list too. */
export const pagesIn = (count: number, { pageSize = Number.POSITIVE_INFINITY }: Pick<List, 'pageSize'>) =>
  Math.max(1, Math.ceil(count / pageSize))

/** The entries of a page; pages count from 1. */
export const onPage = <Some>(
  items: readonly Some[],
  page: number,
  { pageSize = Number.POSITIVE_INFINITY }: Pick<List, 'pageSize'>,
): readonly Some[] =>
  pageSize === Number.POSITIVE_INFINITY ? items : items.slice((page - 1) * pageSize, page * pageSize)

/** Pages that contain entries of a list in their order depend on this tag. */
export const listTag = (part: Addressed) => `list:${basePath(part)}`

/** The lists and their filters. */
export const partsOf = (list: List): Part[] => [
  { list },
  ...(list.filters?.options ?? []).map((filter) => ({ list, filter })),
]
