import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { measureBlocks } from './blocks.ts'
import { fontsIn, fontsOfHeader, scriptsIn, total, weight } from './weight.ts'

/** A path without a page: the site's shell and nothing in it. */
const noBlocks = '/nothing-is-here'

/** Scripts of pages of the seed, fonts and blocks, against an empty page of the same framework. */
export async function measureSite() {
  const floor = await measureFloor()
  const data = '.data/bench-bundle'
  rmSync(join(root, data), { recursive: true, force: true })
  const stack = await startStack({
    offset: 19_000,
    data,
    overrides: { SITE_BUILD: '.next-bench' },
  })
  try {
    const site = stack.env.SITE_URL ?? ''
    const load = async (address: string) =>
      Buffer.from(await (await fetch(new URL(address, site))).arrayBuffer())
    const scriptsOf = async (html: string) =>
      total((await Promise.all([...new Set(scriptsIn(html))].map(load))).map(weight))
    const answer = await fetch(site)
    const html = await answer.text()
    const fonts = [...new Set([...fontsIn(html), ...fontsOfHeader(answer.headers.get('link') ?? '')])]
    return {
      floor,
      home: await scriptsOf(html),
      plain: await scriptsOf(await (await fetch(new URL(noBlocks, site))).text()),
      blocks: await measureBlocks(site),
      fonts: total((await Promise.all(fonts.map(load))).map((font) => font.length)),
    }
  } finally {
    await stack.stop()
  }
}

async function measureFloor() {
  const folder = join(root, 'tests/bench/bundle/floor')
  const next = join(root, 'tests/node_modules/next/dist/bin/next')
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
