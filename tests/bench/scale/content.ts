import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import type { Bench } from '../measuring/bench.ts'
import { siteFolder } from '../measuring/stack.ts'

type Env = Record<string, string>

/** Maximum ratio of build times with ten thousand articles and with the seed. */
const limit = 1.2
const build = '.next-bench-scale'

export function judgeBuild({ judge }: Bench, { few, many }: { few: number; many: number }) {
  judge(
    { name: 'build beside that of the seed', value: many / few, limit, unit: '×' },
    { note: `${few.toFixed(0)} s, then ${many.toFixed(0)} s` },
  )
}

/** Returns seconds. */
judgeBuild.time = async (env: Env): Promise<number> => {
  const folder = join(siteFolder, build)
  rmSync(folder, { recursive: true, force: true })
  const begin = performance.now()
  const args = [join(siteFolder, 'node_modules/next/dist/bin/next'), 'build']
  await runToEnd({ name: 'Site', args, cwd: siteFolder, env: { ...env, SITE_BUILD: build } }, () => {})
  rmSync(folder, { recursive: true, force: true })
  return (performance.now() - begin) / 1000
}

/** `articles` is the total, including those of the seed. */
export async function seedScale({ say }: Bench, env: Env, articles: number) {
  const begin = performance.now()
  const args = [join(root, 'cli/main.mjs'), 'seed', '--scale', String(articles)]
  await runToEnd({ name: 'Seed', args, cwd: join(root, 'cli'), env }, () => {})
  say(`seeded ${articles} articles in ${((performance.now() - begin) / 1000).toFixed(0)} s`)
}

export async function articlesIn(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemaps/articles.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
