import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '@association/local/launch/commands.ts'
import { narrateTo } from '@association/local/launch/narration.ts'
import { readOptions } from '@association/local/launch/options.ts'
import { startStack } from '@association/local/launch/stack.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { recordCommands, recordExport } from './commands.ts'
import { namedDifferences } from './named-differences.ts'
import { recordNames } from './names.ts'
import { publishAgain } from './publish-again.ts'
import type { Recording } from './recording.ts'
import { recordEditors } from './site/editors.ts'
import { recordMembers } from './site/members.ts'
import { recordPages } from './site/pages.ts'
import { recordRequests } from './site/requests.ts'
import { recordRoutes } from './site/routes.ts'
import { sender } from './site/send.ts'
import { compare } from './texts/compare.ts'
import { readTexts, writeTexts } from './texts/folder.ts'
import { normalizer } from './texts/normalize.ts'

const offset = 23_000 + readOptions(process.env, []).offset
const data = '.data/bench-record'
const output = join(root, '.data/record')
const self = `${userInfo().username}@${hostname()}`
const [earlier] = process.argv.slice(2)
/** Of each difference. */
const mostLines = 5

/** Records the behavior of this commit, and compares it with an earlier record if its folder is given. */
await bench(async (bench) => {
  const before = earlier === undefined ? undefined : readTexts(resolve(root, earlier))
  const texts = await record(bench)
  writeTexts(output, texts)
  bench.say(`${texts.size} texts in .data/record`)
  if (!before) return
  const differences = compare(before, texts, namedDifferences)
  for (const { name, kind, lines, reason } of differences.filter(({ reason }) => reason !== undefined))
    bench.say(`${name} is ${kind} (${lines.length} lines): ${reason}`)
  const unnamed = differences.filter(({ reason }) => reason === undefined)
  for (const { name, kind, lines } of unnamed) {
    bench.say(`${name} is ${kind}: ${lines.length} lines`)
    for (const line of lines.slice(0, mostLines)) bench.say(`  ${line}`)
  }
  bench.judge(
    { name: 'differences without a name', value: unnamed.length, limit: 0, unit: '' },
    { note: `${texts.size} texts` },
  )
})

async function record(bench: Bench): Promise<Map<string, string>> {
  const folder = join(root, data)
  rmSync(folder, { recursive: true, force: true })
  const scratch = mkdtempSync(join(tmpdir(), 'record-'))
  bench.later(() => rmSync(scratch, { recursive: true }))
  const stack = await startStack({
    offset,
    data,
    overrides: { SITE_BUILD: '.next-bench-record', TRUSTED_PROXIES: '1' },
    onStep: narrateTo(process.stderr),
  })
  bench.later(() => stack.stop())
  const texts = new Map<string, string>()
  const recording: Recording = {
    env: stack.env,
    send: sender(stack.env.SITE_URL ?? ''),
    normalize: normalizer({
      offset,
      names: {
        [scratch]: '<scratch>',
        [folder]: '<data>',
        [root]: '<root>/',
        [resolve(root)]: '<root>',
        [self]: '<user>',
      },
    }),
    add(name, text) {
      if (texts.has(name)) throw new Error(`Two texts of the record are named ${name}.`)
      texts.set(name, `${text.trimEnd()}\n`)
    },
  }
  const step = stepper()
  await step('Pages', () => recordPages(recording))
  await step('Index of the search', () => untilIndexed(stack.env.SEARCH_URL ?? ''))
  await step('Requests', () => recordRequests(recording))
  await step('Routes', () => recordRoutes(recording))
  await step('Editors', () => recordEditors(recording))
  await step('Members', () => recordMembers(recording))
  await step('Export', () => recordExport(recording, scratch))
  await step('Webhooks', () => publishAgain(recording))
  await step('Commands', () => recordCommands(recording, scratch))
  recordNames(recording, { texts, data: folder })
  return texts
}

/** The search indexes pages after the start. Resolves when it finds no more. */
async function untilIndexed(search: string) {
  const pagesNow = async () => Number((await (await fetch(search)).json()).pages)
  let [known, before] = [0, -1]
  while (known === 0 || known !== before) {
    await wait(3000)
    before = known
    known = await pagesNow()
  }
}

function stepper() {
  const say = narrateTo(process.stderr)
  return async (title: string, work: () => Promise<void>) => {
    say({ title, phase: 'begin' })
    await work()
    say({ title, phase: 'end' })
  }
}
