import { measureSidebar } from './sidebar.ts'
import { measureSite } from './site.ts'

/** Bytes as gzip, but for fonts, which are compressed already. */
const limits = { aboveFloor: 1024, homeAboveFloor: 2048, sidebarRatio: 1.4, fonts: 20_000, island: 8192 }

const site = await measureSite()
const { sidebar, floor } = await measureSidebar()
const rows = [
  pageRow('a page without islands', site.plain, limits.aboveFloor),
  pageRow('the home page', site.home, limits.homeAboveFloor),
  {
    what: 'JavaScript of the app in the sidebar',
    ours: sidebar,
    against: `${floor} B, React and the App SDK alone`,
    verdict: `× ${(sidebar / floor).toFixed(2)} (limit × ${limits.sidebarRatio})`,
    isFine: sidebar <= floor * limits.sidebarRatio,
  },
  {
    what: 'Fonts of the home page',
    ours: site.fonts,
    against: `${limits.fonts} B`,
    verdict: 'limit',
    isFine: site.fonts > 0 && site.fonts <= limits.fonts,
  },
]
for (const { what, ours, against, verdict, isFine } of rows)
  process.stdout.write(`${isFine ? '✓' : '✗'} ${what}: ${ours} B against ${against}; ${verdict}\n`)

process.stdout.write(
  '\nBlock: bytes of JavaScript that it adds to a page, and of its largest island when it is near\n',
)
for (const { type, atFirst, island } of site.blocks.toSorted((one, other) => other.island - one.island))
  process.stdout.write(`${island <= limits.island ? '✓' : '✗'} ${type.padEnd(26)} ${atFirst} ${island}\n`)
const median = medianOf(site.blocks.map(({ atFirst, island }) => atFirst + island))
const areBlocksFine = median === 0 && site.blocks.every(({ island }) => island <= limits.island)
process.stdout.write(
  `${areBlocksFine ? '✓' : '✗'} ${site.blocks.length} blocks: the median adds ${median} B (limit 0), no island over ${limits.island} B\n`,
)
process.exitCode = areBlocksFine && rows.every(({ isFine }) => isFine) ? 0 : 2

function pageRow(page: string, ours: number, limit: number) {
  const more = ours - site.floor
  return {
    what: `JavaScript of ${page}, all that ever starts by itself`,
    ours,
    against: `${site.floor} B, an empty page of the same Next.js`,
    verdict: `${more} B more (limit ${limit})`,
    isFine: more <= limit,
  }
}

function medianOf(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
