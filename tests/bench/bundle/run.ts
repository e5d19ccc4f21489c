import { measureSidebar } from './sidebar.ts'
import { measureSite } from './site.ts'

/** Bytes as gzip, but for fonts, which are compressed already. */
const limits = { aboveFloor: 1024, sidebarRatio: 1.4, fonts: 20_000 }

const site = await measureSite()
const { sidebar, floor } = await measureSidebar()
const rows = [
  {
    what: 'JavaScript of the home page, all that ever starts',
    ours: site.scripts,
    against: `${site.floor} B, an empty page of the same Next.js`,
    verdict: `${site.scripts - site.floor} B more (limit ${limits.aboveFloor})`,
    isFine: site.scripts - site.floor <= limits.aboveFloor,
  },
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
process.exitCode = rows.every(({ isFine }) => isFine) ? 0 : 2
