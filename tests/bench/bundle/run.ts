import { measureApp } from './app.ts'
import { measureSite } from './site.ts'

/** Gzipped bytes, except for fonts, which are compressed already. */
const limits = {
  plain: 2560,
  home: 4096,
  signedIn: 8192,
  cart: 86 * 1024,
  registration: 12 * 1024,
  gallery: 25 * 1024,
  react: 70 * 1024,
  island: 8192,
  islandOf: { scheduler: 5120 } as Readonly<Record<string, number>>,
  sidebarRatio: 1.4,
  editorRatio: 2,
  fonts: 20_000,
}

const site = await measureSite()
const { sidebar, editor, floor, onDemand } = await measureApp()
const rows = [
  row('JavaScript of a page without islands', site.plain, limits.plain),
  row('JavaScript that the home page loads by itself', site.home, limits.home),
  row('JavaScript that a signed-in visitor loads besides', site.signedIn, limits.signedIn),
  row('JavaScript of the cart in all, once it is opened', site.cart, limits.cart),
  row('JavaScript of the seven steps of a registration in all', site.registration, limits.registration),
  row('JavaScript of all islands of the gallery together, with the loader', site.gallery, limits.gallery),
  row(
    'JavaScript of the React island of editors in all, with the loader and the edit link',
    site.react,
    limits.react,
  ),
  ratioRow('JavaScript of the app in the sidebar', sidebar, limits.sidebarRatio),
  ratioRow('JavaScript of the app in the editor tab, at first', editor, limits.editorRatio),
  {
    ...row('Fonts of the home page', site.fonts, limits.fonts),
    isFine: site.fonts > 0 && site.fonts <= limits.fonts,
  },
]
process.stdout.write(`An empty page of the same Next.js loads ${site.floor} B of JavaScript.\n`)
for (const { text, isFine } of rows) process.stdout.write(`${isFine ? '✓' : '✗'} ${text}\n`)

const withIsland = site.blocks.filter(({ island }) => island > 0)
process.stdout.write(
  `\n${withIsland.length} of ${site.blocks.length} blocks have islands; the others add no JavaScript. Bytes of their islands:\n`,
)
const blockRows = withIsland
  .toSorted((one, other) => other.island - one.island)
  .map(({ type, island }) => row(type.padEnd(26), island, limits.islandOf[type] ?? limits.island))
for (const { text, isFine } of blockRows) process.stdout.write(`${isFine ? '✓' : '✗'} ${text}\n`)
process.stdout.write('\nParts of the app that load when they are needed, with the bytes that each adds:\n')
for (const { name, bytes } of onDemand.slice(0, 15)) process.stdout.write(`  ${name.padEnd(52)} ${bytes} B\n`)
process.exitCode = [...rows, ...blockRows].every(({ isFine }) => isFine) ? 0 : 2

function ratioRow(what: string, bytes: number, limit: number) {
  return {
    text: `${what}: ${bytes} B, × ${(bytes / floor).toFixed(2)} of React and the App SDK alone (limit × ${limit})`,
    isFine: bytes <= floor * limit,
  }
}

function row(what: string, bytes: number, limit: number) {
  return { text: `${what}: ${bytes} B (limit ${limit} B)`, isFine: bytes > 0 && bytes <= limit }
}
