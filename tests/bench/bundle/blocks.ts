import { scriptsIn, total, weight } from './weight.ts'

export type BlockWeight = {
  type: string
  /** Bytes above a page without blocks, before anything is used. */
  atFirst: number
  /** The largest part that an island of this block loads when it is near the window, by itself. */
  island: number
}

/** What each block adds to a page that holds only it, and what its islands load: the heaviest of its examples. */
export async function measureBlocks(site: string): Promise<BlockWeight[]> {
  const load = loader(site)
  const empty = new Set(scriptsIn(await load.text('/preview/gallery/none/alone')))
  const heaviest = new Map<string, BlockWeight>()
  for (const [address, type = ''] of pagesIn(await load.text('/preview/gallery'))) {
    const { atFirst, island } = await weigh(await load.text(address), empty, load)
    const known = heaviest.get(type) ?? { type, atFirst: 0, island: 0 }
    heaviest.set(type, {
      type,
      atFirst: Math.max(atFirst, known.atFirst),
      island: Math.max(island, known.island),
    })
  }
  return [...heaviest.values()]
}

/** The address of each example alone, from the gallery's links to its stage, with its type. */
const pagesIn = (gallery: string) =>
  [...gallery.matchAll(/href="(\/preview\/gallery\/(\w+))\/stage\?([^"]*)"/g)].map(
    ([, path, type, query = '']) => [`${path}/alone?${query.replaceAll('&amp;', '&')}`, type] as const,
  )

async function weigh(html: string, empty: ReadonlySet<string>, load: Loader) {
  const added = [...new Set(scriptsIn(html))].filter((address) => !empty.has(address))
  const codes = await Promise.all(added.map(load.code))
  const islands = new Set(codes.flatMap((code) => islandsOf(code, html)))
  const parts = await Promise.all(
    [...islands].map(async (files) => Promise.all(files.split(' ').map(load.code))),
  )
  return {
    atFirst: total(codes.map(weight)),
    island: Math.max(0, ...parts.map((part) => total(part.map(weight)))),
  }
}

/**
 * The files that each island of a page loads: the page's data names the module of an island, the module names the one
 * that loads its code, and that one the files. All three are as Turbopack of Next.js 16 writes them.
 */
function islandsOf(code: string, html: string): string[] {
  const shown = [...html.matchAll(/I\[(\d+),\[[^\]]*\],\\"\w+Island\\"/g)].map(([, id = '']) => id)
  return shown.flatMap((id) => {
    const from = code.slice(code.search(new RegExp(`[\\[,]${id},`)))
    const loading = /\.A\((\d+)\)/.exec(from)?.[1]
    const files =
      loading &&
      new RegExp(`[\\[,]${loading},\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]*\\])`).exec(code)?.[1]
    return files ? [(JSON.parse(files) as string[]).map((file) => `/_next/${file}`).join(' ')] : []
  })
}

type Loader = ReturnType<typeof loader>

function loader(site: string) {
  const known = new Map<string, Promise<string>>()
  const text = async (path: string) => (await fetch(new URL(path, site))).text()
  return {
    text,
    code(path: string) {
      const code = known.get(path) ?? text(path)
      known.set(path, code)
      return code
    },
  }
}
