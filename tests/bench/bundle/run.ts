import { type Bench, bench } from '../measuring/bench.ts'
import { isShort } from '../measuring/form.ts'
import { measureApp } from './app.ts'
import { measureFloor, measureSite } from './site.ts'

/** Gzipped bytes, except for fonts, which are compressed already. */
const limits = {
  plain: 1536,
  home: 3072,
  signedIn: 8192,
  cart: 28 * 1024,
  registration: 12 * 1024,
  gallery: 25 * 1024,
  pageEntries: 12 * 1024,
  island: 8192,
  islandOf: { scheduler: 5120 } as Readonly<Record<string, number>>,
  sidebarRatio: 1.2,
  editorRatio: 2,
  fonts: 20_000,
}
const mostParts = 15

await bench(async (bench) => {
  if (!isShort) bench.say(`An empty page of the same Next.js loads ${await measureFloor()} B of JavaScript.`)
  judgeSite(bench, await measureSite(bench))
  judgeApp(bench, await measureApp())
})

function judgeSite(bench: Bench, site: Awaited<ReturnType<typeof measureSite>>) {
  const judge = (name: string, value: number, limit: number) => judgeBytes(bench, { name, value, limit })
  judge('scripts of a page without islands', site.plain, limits.plain)
  judge('own scripts that the home page loads by itself', site.home, limits.home)
  judge('scripts that a signed-in visitor loads besides', site.signedIn, limits.signedIn)
  judge('scripts of the opened cart', site.cart, limits.cart)
  judge('scripts of the seven steps of a registration', site.registration, limits.registration)
  judge('islands of the gallery before a click, with the loader', site.gallery, limits.gallery)
  judge(
    'list of entries for editors, with the loader and the edit link',
    site.pageEntries,
    limits.pageEntries,
  )
  judge('fonts of the home page', site.fonts, limits.fonts)
  const withIsland = site.blocks.filter(({ island }) => island > 0)
  bench.say(
    `${withIsland.length} of ${site.blocks.length} blocks load islands before a click; the others add no JavaScript.`,
  )
  for (const { type, island } of withIsland.toSorted((one, other) => other.island - one.island))
    judge(`islands of the block ${type} before a click`, island, limits.islandOf[type] ?? limits.island)
}

function judgeApp({ judge, say }: Bench, app: Awaited<ReturnType<typeof measureApp>>) {
  for (const [name, bytes, limit] of [
    ['app in the sidebar', app.sidebar, limits.sidebarRatio],
    ['app in the editor tab at first', app.editor, limits.editorRatio],
  ] as const) {
    const figure = { name: `${name}, beside React and the App SDK alone`, value: bytes / app.floor, limit }
    judge({ ...figure, unit: '×' }, { note: `${bytes} B` })
  }
  say('Parts of the app that load when they are needed, with the bytes that each adds:')
  for (const { name, bytes } of app.onDemand.slice(0, mostParts)) say(`${name.padEnd(52)} ${bytes} B`)
}

/** Zero bytes mean that the measurement failed. */
function judgeBytes({ judge }: Bench, bytes: { name: string; value: number; limit: number }) {
  judge({ ...bytes, unit: 'B', value: bytes.value > 0 ? bytes.value : Number.NaN })
}
