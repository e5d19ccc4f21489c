import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { say } from './apt.ts'
import { isAsked } from './engines.ts'
import { root, runNode } from './run-node.ts'
import { ensureInstalled, nginx, redis } from './servers.ts'
import { addUp, nothing, type Tally } from './tally.ts'

const folder = join(root, 'tests/bench')
/** `all` runs the others, and `record` compares two commits. */
const withoutShortForm = ['all', 'record']
const ofEditors = ['preview', 'desk']
const ofVisitors = ['bundle', 'interaction', 'pictures', 'site']
/** These stop the site of the stack and start their own at its port, one after the other. */
const ofProcesses = ['delivery', 'flood', 'instances', 'scale', 'viewer']
const onStack = [...ofEditors, ...ofVisitors, ...ofProcesses]

const isBench = (name: string) => existsSync(join(folder, name, 'run.ts')) && !withoutShortForm.includes(name)
const apart = readdirSync(folder).filter((name) => isBench(name) && !onStack.includes(name))

/** Two benches run at a time. */
const phases = [
  [ofEditors, ofVisitors],
  [ofProcesses, apart],
]

/** Without one of these, a bench says what to install. */
const programs = [
  redis,
  nginx,
  ...[
    { name: 'wrk', file: '/usr/bin/wrk' },
    {
      name: 'libnginx-mod-http-brotli-static',
      file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    },
    { name: 'python3-vobject', file: '/usr/lib/python3/dist-packages/vobject' },
  ].map(({ name, file }) => ({ name, isThere: () => existsSync(file), packages: [name] })),
]

type Env = Record<string, string>

/**
 * Runs the short form of each bench on the stack, and each bench with a broken subject. The site of the stack is stopped
 * afterwards.
 */
export async function runBenches({ words, env }: { words: readonly string[]; env: Env }): Promise<Tally> {
  if (!isAsked('benches', words)) return nothing
  for (const program of programs) ensureInstalled(program)
  const broken = await startBrokenServer()
  const breaks = breaksOf(broken.url)
  const tallies: Tally[] = []
  for (const lanes of phases)
    tallies.push(...(await Promise.all(lanes.map((names) => runLane(names, { breaks, env })))))
  broken.close()
  return addUp(tallies)
}

async function runLane(names: readonly string[], { breaks, env }: { breaks: readonly Break[]; env: Env }) {
  const tallies: Tally[] = []
  for (const name of names) {
    tallies.push(await runShort(name, env))
    for (const each of breaks.filter(({ benches }) => benches.includes(name)))
      tallies.push(await runBroken(name, each, env))
  }
  return addUp(tallies)
}

const codes = { fine: 0, failed: 1, missingProgram: 3 }

async function runShort(name: string, env: Env): Promise<Tally> {
  const { code, output, seconds } = await runBench(name, env)
  if (code === codes.missingProgram) {
    say(`NOT RUN: the short form of the bench “${name}”. ${output.trim()}`)
    return nothing
  }
  const figures = output.split('\n').filter((line) => /^[✓✗] /.test(line)).length
  const test = `the short form of the bench “${name}” (${seconds} s)`
  return verdict(test, { isPassed: code === codes.fine, assertions: figures, output })
}

type Break = { what: string; benches: readonly string[]; env: Env; code: number }

const answering = (status: number): Env => ({
  NODE_OPTIONS: `--import=${new URL('../bench/measuring/answer-with.mjs', import.meta.url).href}`,
  ANSWER_WITH: String(status),
})

const breaksOf = (broken: string): Break[] => [
  { what: 'a site that answers 500', benches: ofVisitors, env: { SITE_URL: broken }, code: codes.failed },
  {
    what: 'a site that answers 500',
    benches: ofProcesses,
    env: answering(500),
    code: codes.failed,
  },
  {
    what: 'a site that redirects each request',
    benches: ['delivery', 'flood', 'instances'],
    env: answering(307),
    code: codes.failed,
  },
  {
    what: 'services that answer 404',
    benches: ['checkout', 'crash', 'links', 'peers', 'registration', 'seed'],
    env: answering(404),
    code: codes.failed,
  },
  {
    what: 'a web app that answers 500',
    benches: ofEditors,
    env: { CONTENTFUL_WEB_APP_URL: broken },
    code: codes.failed,
  },
  {
    what: 'a missing program',
    benches: ['delivery', 'instances', 'viewer'],
    env: { PATH: '/nowhere' },
    code: codes.missingProgram,
  },
  {
    what: 'a Python that does not start',
    benches: ['calendar'],
    env: { PYTHONHOME: '/nowhere' },
    code: codes.missingProgram,
  },
  { what: 'a missing disk', benches: ['rss'], env: { TMPDIR: '/nowhere' }, code: codes.failed },
]

async function runBroken(name: string, { what, env, code: expected }: Break, stack: Env): Promise<Tally> {
  const { code, output, seconds } = await runBench(name, { ...stack, ...env })
  const test = `the bench “${name}” notices ${what} (${seconds} s)`
  return verdict(test, { isPassed: code === expected, assertions: 1, output })
}

async function runBench(name: string, env: Env) {
  const begin = Date.now()
  const short = { ...env, BENCH_FORM: 'short' }
  const { code, output } = await runNode(['tests/bench/main.mjs', name], { env: short, quiet: true })
  return { code, output, seconds: ((Date.now() - begin) / 1000).toFixed(1) }
}

type TestOutcome = { isPassed: boolean; assertions: number; output: string }

function verdict(test: string, { isPassed, assertions, output }: TestOutcome): Tally {
  say(`${isPassed ? '✓' : '✗'} ${test}`)
  if (isPassed) return { ...nothing, passed: 1, assertions }
  say(output.trimEnd())
  return { ...nothing, failed: 1, assertions, failures: [test] }
}

async function startBrokenServer() {
  const server = createServer((_, response) => response.writeHead(500).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
