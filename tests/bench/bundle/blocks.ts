import { islandsIn } from './islands.ts'

export type BlockIslands = { type: string; islands: string[] }

/** Each example page of the gallery holds one block. */
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

const pagesIn = (gallery: string) =>
  [...gallery.matchAll(/href="(\/preview\/gallery\/(\w+))\/stage\?([^"]*)"/g)].map(
    ([, path, type = '', query = '']) => [`${path}/alone?${query.replaceAll('&amp;', '&')}`, type] as const,
  )
