import { root } from '@association/local/launch/commands.ts'
import { runNode } from './run-node.ts'
import { addUp, type Tally } from './tally.ts'

const tsc = 'node_modules/typescript/bin/tsc'
const workspaces = [
  'packages/ui',
  'packages/content',
  'packages/services',
  'packages/local',
  'contentful-app',
  'migrations',
  'cli',
  'tests',
]

type Check = { name: string; args: readonly string[]; cwd?: string }

const checks: readonly Check[] = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'registries are fresh', args: ['packages/content/generate.mjs', '--check'] },
  // In the site's own folder, because what its configuration imports is looked for where the command runs.
  { name: 'route types of site', args: ['node_modules/next/dist/bin/next', 'typegen'], cwd: `${root}/site` },
  ...[...workspaces, 'site'].map((name) => ({ name: `types of ${name}`, args: [tsc, '-p', name] })),
]

/** Format, lint, types and generated files: each counts as one test. */
export async function statics(): Promise<Tally> {
  const queue = [...checks]
  const tallies: Tally[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) tallies.push(await runCheck(next))
  }
  await Promise.all([worker(), worker()])
  return addUp(tallies)
}

async function runCheck({ name, args, cwd }: Check): Promise<Tally> {
  const { code, output } = await runNode(args, { cwd, quiet: true })
  process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${output}\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
