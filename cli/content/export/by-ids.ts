import { collect } from '@association/services/management/index.ts'

/** 150 long ids reach the URL limit of 7600 characters. */
export const idsPerQuery = 100

type IdsQuery = { limit: number; skip: number; order?: string; 'sys.id[in]'?: string }
export type Identified = { sys: { id: string } }
export type ReadPage<Item> = (query: IdsQuery) => Promise<{ total: number; items: Item[] }>

export async function byIds<Item extends Identified>(
  ids: readonly string[],
  ask: ReadPage<Item>,
): Promise<Item[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, index) =>
    ids.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
  )
  const pages = await Promise.all(
    chunks.map((chunk) => collect((query) => ask({ ...query, 'sys.id[in]': chunk.join(',') }))),
  )
  return pages.flat()
}
