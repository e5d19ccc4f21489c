import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import type { Recording } from './recording.ts'
import { jsonText } from './site/answer-text.ts'

type ProgramName = 'cli' | 'migrate'
type CommandResult = { code: number; out: string; err: string }

/** These commands only read, or write only to the folder `<scratch>`. */
const commands: Readonly<Record<ProgramName, readonly string[]>> = {
  cli: [
    '--version',
    'sead',
    'seed --dry-rum',
    'seed --dry-run',
    'seed --dry-run --prune',
    'content check',
    'content check --format json',
    'content check --published',
    'content check /membership',
    'content usage --orphans',
    'content usage home',
    'content usage unknown',
    'content diff association@master association@master',
    'content diff events@master association@master',
    'links content --offline',
    'links site --offline --allow-net 127.0.0.0/8',
    'links --offline --allow-net 127.0.0.0/8 --format sarif',
    'rss --dry-run',
    'rss --out <scratch>/feeds',
    'registrations reconcile',
    'doctor',
    'registrations export --edition fall-institute-2025 --output <scratch>/fall.csv',
    'registrations export',
    'completion bash',
    'completion zsh',
    'completion fish',
    'completion tcsh',
  ],
  migrate: [
    '--version',
    'aply',
    'status',
    'status --format json',
    'validate',
    'plan',
    'plan --format json',
    'drift',
    'apply --yes',
    'rollback',
    'resolve 0001-model',
    'resolve unknown --applied',
    'deploy',
    'deploy --back',
    'completion bash',
    'completion zsh',
    'completion fish',
  ],
}

export async function recordCommands(recording: Recording, scratch: string): Promise<void> {
  const { env, add, normalize } = recording
  const run = async (program: ProgramName, words: readonly string[]) => {
    const placed = words.map((word) => word.replace('<scratch>', scratch))
    const { code, out, err } = await runCommand(['run', '-s', program, '--', ...placed], env)
    const text = [
      `$ npm run ${program} -- ${words.join(' ')}`,
      `exit code ${code}`,
      '── stdout',
      out,
      '── stderr',
      err,
    ]
    return { out, text: withoutTimes(normalize(text.join('\n'))) }
  }
  for (const program of ['cli', 'migrate'] as const) {
    const help = await helpOf((words) => run(program, ['help', ...words]))
    add(`commands/${program}/help`, help.join('\n'))
    for (const line of commands[program])
      add(
        `commands/${program}/${line.replace(/<scratch>\//, '').replace(/[^\w-]+/g, '_')}`,
        (await run(program, line.split(' '))).text,
      )
  }
}

/** Records content and file names, which are digests. */
export async function recordExport({ env, add, normalize }: Recording, scratch: string): Promise<void> {
  const folder = join(scratch, 'export')
  const { code, err } = await runCommand(
    ['run', '-s', 'cli', '--', 'content', 'export', '--output', folder],
    env,
  )
  if (code !== 0) throw new Error(err)
  for (const file of globSync('*.json', { cwd: folder }).toSorted())
    add(`spaces/${file.replace('.json', '')}`, normalize(jsonText(readFileSync(join(folder, file), 'utf8'))))
  add('spaces/files', globSync('*.files/*', { cwd: folder }).toSorted().join('\n'))
}

type Help = (words: readonly string[]) => Promise<{ out: string; text: string }>

async function helpOf(help: Help, words: readonly string[] = []): Promise<string[]> {
  const { out, text } = await help(words)
  const below: string[] = []
  for (const name of commandsIn(out).filter((each) => each !== 'help'))
    below.push(...(await helpOf(help, [...words, name])))
  return [text, ...below]
}

const commandsIn = (help: string) =>
  [...(/^Commands:\n((?: .*\n)*)/m.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z][\w-]*)/gm)].map(
    ([, name = '']) => name,
  )

function runCommand(words: readonly string[], env: Recording['env']): Promise<CommandResult> {
  const options = { cwd: root, env: { ...process.env, ...env, NO_COLOR: '1' }, maxBuffer: 256 * 1024 * 1024 }
  return new Promise((resolve) => {
    const child = execFile('npm', [...words], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
    child.stdin?.end()
  })
}

/** Removes durations, and a count that varies slightly between runs. */
const withoutTimes = (text: string) =>
  text
    .replace(/\b\d+(?:\.\d+)? (ms|s|seconds?|minutes?)\b/g, '<n> $1')
    .replace(/\b\d+ (?=links to other sites)/g, '<n> ')
