import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import type { Bench } from '../measuring/bench.ts'
import { startSite } from '../measuring/site-process.ts'
import { buildFolder, startBenchStack } from '../measuring/stack.ts'
import { islandsOfBlocks } from './blocks.ts'
import { weigher } from './islands.ts'
import { scriptsLoaded } from './loaded.ts'
import { fontsIn, fontsOfHeader, scriptsIn, total, weight } from './weight.ts'

/** A missing page shows only the site's shell. */
const noBlocks = '/nothing-is-here'
/** Editors load these: the link to the entry, and the list of entries. */
const ofEditors = ['edit-link', 'page-entries']

export async function measureSite(bench: Bench) {
  const { env } = await startBenchStack(bench)
  const site = await startSite(bench, env)
  const load = async (address: string) => {
    const answer = await fetch(new URL(address, site))
    if (!answer.ok && address !== noBlocks) throw new Error(`${address} has the status ${answer.status}.`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const weigh = async (addresses: readonly string[]) =>
    total((await Promise.all(addresses.map(load))).map(weight))
  const weights = weigher(buildFolder)
  const blocks = await islandsOfBlocks(site)
  const home = await Promise.all((await scriptsLoaded(site)).map(weigh))
  return {
    plain: await weigh(scriptsIn(String(await load(noBlocks)))),
    home: Math.max(...home),
    gallery: weights.start + weights.islands(blocks.flatMap(({ islands }) => islands)),
    signedIn: weights.shared + weights.islands(['viewer']),
    cart: weights.shared + weights.islands(['cart-link', 'cart-application']),
    registration: weights.start + weights.islands(['registration-form', 'registration-submit']),
    pageEntries: weights.start + weights.islands(ofEditors),
    blocks: blocks.map(({ type, islands }) => ({ type, island: weights.islands(islands) })),
    fonts: await measureFonts(site, load),
  }
}

async function measureFonts(site: string, load: (address: string) => Promise<Buffer>) {
  const answer = await fetch(site)
  const fonts = [...fontsIn(await answer.text()), ...fontsOfHeader(answer.headers.get('link') ?? '')]
  return total((await Promise.all([...new Set(fonts)].map(load))).map((font) => font.length))
}

/** The scripts of an empty page of the same Next.js. */
export async function measureFloor(): Promise<number> {
  const folder = join(root, 'tests/bench/bundle/floor')
  const next = join(root, 'tests/bench/node_modules/next/dist/bin/next')
  await runToEnd(
    { name: 'Empty page', args: [next, 'build'], cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } },
    () => {},
  )
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  const files = [...new Set(scriptsIn(html))].map((address) =>
    join(folder, address.replace('/_next/', '.next/')),
  )
  return total(files.map((file) => weight(readFileSync(file))))
}
