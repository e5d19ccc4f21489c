import { islandsIn } from './islands.ts'

/** The islands of each block that has any, from all its examples. */
export type BlockIslands = { type: string; islands: string[] }

/** Reads the example pages of the gallery, each of which holds one block. */
export async function islandsOfBlocks(site: string): Promise<BlockIslands[]> {
  const read = async (path: string) => (await fetch(new URL(path, site))).text()
  const byType = new Map<string, Set<string>>()
  for (const [address, type] of pagesIn(await read('/preview/gallery'))) {
    const known = byType.get(type) ?? new Set()
    byType.set(type, known)
    for (const island of islandsIn(await read(address))) known.add(island)
  }
  if (byType.size === 0) throw new Error('The gallery shows no blocks.')
  return [...byType].map(([type, islands]) => ({ type, islands: [...islands] }))
}

/** The address of each example alone, from the gallery's links to its stage, with its type. */
const pagesIn = (gallery: string) =>
  [...gallery.matchAll(/href="(\/preview\/gallery\/(\w+))\/stage\?([^"]*)"/g)].map(
    ([, path, type = '', query = '']) => [`${path}/alone?${query.replaceAll('&amp;', '&')}`, type] as const,
  )
