import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { fontsIn, fontsOfHeader, scriptsIn, total, weight } from './weight.ts'

/** Scripts of a page of the seed and fonts it preloads, against an empty page of the same framework. */
export async function measureSite() {
  const floor = await measureFloor()
  const stack = await startStack({
    offset: 29_000,
    data: '.data/bench-bundle',
    overrides: { SITE_BUILD: '.next-bench' },
  })
  try {
    const site = stack.env.SITE_URL ?? ''
    const load = async (address: string) =>
      Buffer.from(await (await fetch(new URL(address, site))).arrayBuffer())
    const answer = await fetch(site)
    const html = await answer.text()
    const scripts = await Promise.all([...new Set(scriptsIn(html))].map(load))
    const fonts = [...new Set([...fontsIn(html), ...fontsOfHeader(answer.headers.get('link') ?? '')])]
    return {
      floor,
      scripts: total(scripts.map(weight)),
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
