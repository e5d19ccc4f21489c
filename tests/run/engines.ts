import { existsSync } from 'node:fs'
import { say } from './apt.ts'
import { root, runNode } from './run-node.ts'
import { findProgram, type Machine } from './servers.ts'
import { addUp, nothing, type Tally } from './tally.ts'

export type Engine = {
  name: string
  title: string
  paths: readonly string[]
  needs: readonly string[]
  packages: readonly string[]
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    title: 'Firefox',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    title: 'WebKit',
    paths: ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
]

type Exists = (path: string) => boolean

/** Root installs missing packages; others get a sentence. */
export function findEngine(
  { title, paths, needs, packages }: Engine,
  { exists = existsSync, machine }: { exists?: Exists; machine?: Machine } = {},
): { path: string } | { sentence: string } {
  const pathNow = () => (needs.every(exists) ? paths.find(exists) : undefined)
  const tests = `the steps of tests/engines in ${title}`
  const isThere = () => pathNow() !== undefined
  const sentence = findProgram({ name: title, isThere, packages, tests }, machine)
  return sentence === undefined ? { path: pathNow() ?? '' } : { sentence }
}

export const includesEngines = (words: readonly string[]): boolean => isAsked('engines', words)

/** Without a name among the words of `npm test -- browser`, every part runs. */
export function isAsked(part: string, words: readonly string[]): boolean {
  const names = words.filter((word) => !word.startsWith('-'))
  return names.length === 0 || names.includes(part)
}

type EngineRun = { words: readonly string[]; env: Record<string, string> }

/** Needs a running stack. */
export async function runEngines({ words, env }: EngineRun): Promise<Tally> {
  if (!includesEngines(words)) return nothing
  const tallies: Tally[] = []
  for (const engine of engines) {
    const found = findEngine(engine)
    if ('sentence' in found) {
      say(found.sentence)
      continue
    }
    const first = await runEngine(engine.name, found.path, env)
    const second = first.failed === 0 ? undefined : await runEngine(engine.name, found.path, env)
    const names = first.failures.length > 0 ? first.failures : [engine.name]
    tallies.push(second?.failed === 0 ? { ...second, secondTries: names } : (second ?? first))
  }
  return addUp(tallies)
}

async function runEngine(name: string, path: string, env: Record<string, string>): Promise<Tally> {
  const { code, output } = await runNode(['engines/main.ts', name, path], {
    cwd: `${root}/tests`,
    env,
    quiet: true,
  })
  say(output.trimEnd())
  const stepsWith = (sign: string) => output.split('\n').filter((line) => line.startsWith(`${sign} `))
  const passed = stepsWith('✓').length
  const failures = stepsWith('✗').map((line) => line.slice(2))
  // An error outside every step fails the run.
  const failed = failures.length === 0 && code !== 0 ? 1 : failures.length
  return { ...nothing, passed, assertions: passed, failed, failures }
}
