import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { pageOfCode } from '../../../site/server/front/pages-of-code.ts'
import type { Bench } from './bench.ts'

/** All benches of the site use these, so that they share a build. */
const place = { offset: 19_000, data: '.data/bench-site', build: '.next-bench-site' }
export const dataFolder = join(root, place.data)
export const siteFolder = join(root, 'site')
export const buildFolder = join(siteFolder, place.build)

export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>

/**
 * A seeded stack without a site process: each bench starts its own ones. With `isCrawled: false`, the search twin does
 * not read all pages of the site, which would count as renders.
 */
export async function startBenchStack({ later }: Bench, { isCrawled = true } = {}) {
  rmSync(dataFolder, { recursive: true, force: true })
  const stack = await startStack({
    offset: place.offset,
    data: place.data,
    overrides: { SITE_BUILD: place.build },
    onStep: narrateTo(process.stderr),
  })
  later(() => stack.stop())
  await stack.stopService('site')
  if (!isCrawled) await stack.stopService('search')
  return stack
}

/** Lists stored pages only. A personal page leads to a sign-in. */
export async function publishedPaths(env: Record<string, string>): Promise<string[]> {
  const space = `${env.CONTENTFUL_ASSOCIATION_SPACE_ID}/environments/${env.CONTENTFUL_ENVIRONMENT}`
  const query = 'content_type=page&select=fields.path&limit=1000'
  const answer = await fetch(`http://${env.CONTENTFUL_DELIVERY_HOST}/spaces/${space}/entries?${query}`, {
    headers: { authorization: `Bearer ${env.CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN}` },
  })
  const { items } = (await answer.json()) as { items: { fields: { path: string } }[] }
  return items.map(({ fields }) => fields.path).filter((path) => pageOfCode(path)?.kind !== 'personal')
}
