import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { islandsOfBlocks } from './blocks.ts'
import { weigher } from './islands.ts'
import { scriptsLoaded } from './loaded.ts'
import { fontsIn, fontsOfHeader, scriptsIn, total, weight } from './weight.ts'

const build = '.next-bench'
/** A missing page shows only the site's shell. */
const noBlocks = '/nothing-is-here'
/** Editors load these: the link to the entry, and the list of entries, which is a React island. */
const reactIsland = ['edit-link', 'page-entries']

export async function measureSite() {
  const floor = await measureFloor()
  const data = '.data/bench-bundle'
  rmSync(join(root, data), { recursive: true, force: true })
  const stack = await startStack({ offset: 19_000, data, overrides: { SITE_BUILD: build } })
  try {
    const site = stack.env.SITE_URL ?? ''
    const load = async (address: string) =>
      Buffer.from(await (await fetch(new URL(address, site))).arrayBuffer())
    const weigh = async (addresses: readonly string[]) =>
      total((await Promise.all(addresses.map(load))).map(weight))
    const weights = weigher(join(root, 'site', build))
    const blocks = await islandsOfBlocks(site)
    const home = await Promise.all((await scriptsLoaded(site)).map(weigh))
    return {
      floor,
      plain: await weigh(scriptsIn(await (await fetch(new URL(noBlocks, site))).text())),
      home: Math.max(...home),
      gallery: weights.start + weights.islands(blocks.flatMap(({ islands }) => islands)),
      signedIn: weights.shared + weights.islands(['viewer']),
      cart: weights.shared + weights.islands(['cart-link', 'cart-application']),
      registration: weights.start + weights.islands(['registration-form', 'registration-submit']),
      react: weights.start + weights.islands(reactIsland),
      blocks: blocks.map(({ type, islands }) => ({ type, island: weights.islands(islands) })),
      fonts: await measureFonts(site, load),
    }
  } finally {
    await stack.stop()
  }
}

async function measureFonts(site: string, load: (address: string) => Promise<Buffer>) {
  const answer = await fetch(site)
  const fonts = [...fontsIn(await answer.text()), ...fontsOfHeader(answer.headers.get('link') ?? '')]
  return total((await Promise.all([...new Set(fonts)].map(load))).map((font) => font.length))
}

async function measureFloor() {
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
