import { root, runNode } from './run-node.ts'
import { addUp, nothing, type Tally } from './tally.ts'

export const checkNames = {
  types: 'types of packages, migrations, cli and tests',
  site: 'types of site',
  format: 'format and lint',
  app: 'types of contentful-app',
  registries: 'registries are fresh',
} as const

type StaticCheck = { args: readonly string[]; cwd?: string }
type NamedCheck = { name: string; steps: readonly StaticCheck[] }

/** A second run only checks changes. */
const tsc = (project: string, name: string): StaticCheck => ({
  args: [
    'node_modules/typescript/bin/tsc',
    ...['--project', project],
    ...['--incremental', '--tsBuildInfoFile', `.data/types/${name}.tsbuildinfo`],
  ],
})

/** Longest first, so that both processors end together. */
const checks: readonly NamedCheck[] = [
  // Equal settings share a program, so each file is checked once.
  { name: checkNames.types, steps: [tsc('tests/run/types.json', 'all')] },
  {
    name: checkNames.site,
    steps: [
      // Next.js resolves its configuration's imports from here.
      { args: ['node_modules/next/dist/bin/next', 'typegen'], cwd: `${root}/site` },
      tsc('site', 'site'),
    ],
  },
  { name: checkNames.format, steps: [{ args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] }] },
  { name: checkNames.app, steps: [tsc('contentful-app', 'contentful-app')] },
  { name: checkNames.registries, steps: [{ args: ['packages/content/generate.mjs', '--check'] }] },
]

/** A check counts as one test. */
export async function statics(names: readonly string[] = []): Promise<Tally> {
  const queue = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const tallies: Tally[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) tallies.push(await runCheck(next))
  }
  await Promise.all([worker(), worker()])
  return addUp(tallies)
}

async function runCheck({ name, steps }: NamedCheck): Promise<Tally> {
  for (const { args, cwd } of steps) {
    const { code, output } = await runNode(args, { cwd, quiet: true })
    if (code === 0) continue
    process.stdout.write(`✗ ${name}\n${output}\n`)
    return { ...nothing, failed: 1, assertions: 1, failures: [name] }
  }
  process.stdout.write(`✓ ${name}\n`)
  return { ...nothing, passed: 1, assertions: 1 }
}
