import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { pageOfCode } from '../../../site/server/front/pages-of-code.ts'
import type { Bench } from './bench.ts'
import { isShort, sized } from './form.ts'
import { type BenchStack, runningStack } from './running-stack.ts'

/** All benches of the site use these, so that they share a build. */
const own = { offset: 19_000, data: '.data/bench-site', build: '.next-bench-site' }
export const dataFolder = join(root, isShort ? '.data/bench-short' : own.data)
export const siteFolder = join(root, 'site')
export const buildFolder = join(siteFolder, isShort ? (process.env.SITE_BUILD ?? '') : own.build)

/**
 * A seeded stack without a site process: each bench starts its own ones. With `isCrawled: false`, the search twin does
 * not read all pages of the site, which takes processor time and counts as renders. A short form uses the running stack.
 */
export async function startBenchStack(bench: Bench, { isCrawled = true } = {}): Promise<BenchStack> {
  rmSync(dataFolder, { recursive: true, force: true })
  if (isShort) return runningStack()
  const stack = await startOwnStack(bench)
  await stack.stopService('site')
  if (!isCrawled) await stack.stopService('search')
  return stack
}

async function startOwnStack({ later }: Bench): Promise<BenchStack> {
  const stack = await startStack({
    offset: own.offset,
    data: own.data,
    overrides: { SITE_BUILD: own.build },
    onStep: narrateTo(process.stderr),
  })
  later(() => stack.stop())
  return stack
}

/** Lists stored pages only: a personal page leads to a sign-in. The home page comes first. */
export async function publishedPaths(env: Record<string, string>): Promise<string[]> {
  const space = `${env.CONTENTFUL_ASSOCIATION_SPACE_ID}/environments/${env.CONTENTFUL_ENVIRONMENT}`
  const query = `content_type=page&select=fields.path&order=fields.path&limit=${sized(1000, 20)}`
  const answer = await fetch(`http://${env.CONTENTFUL_DELIVERY_HOST}/spaces/${space}/entries?${query}`, {
    headers: { authorization: `Bearer ${env.CONTENTFUL_ASSOCIATION_DELIVERY_TOKEN}` },
  })
  const { items } = (await answer.json()) as { items: { fields: { path: string } }[] }
  return items.map(({ fields }) => fields.path).filter((path) => pageOfCode(path)?.kind !== 'personal')
}
