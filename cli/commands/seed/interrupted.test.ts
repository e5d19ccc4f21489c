import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashSweep } from '@association/local/testing/crash-sweep.ts'
import { killingProxy } from '@association/local/testing/killing-proxy.ts'
import { expect, test } from 'vitest'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { contentOf, recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run } from './run.ts'

const folder = seedFolder({ 'talks.ts': talks })
// `npm run bench -- crash` tests every request, which takes minutes; samples suffice here.
const strideOfTheSweep = 5

const seed = (spaces: Spaces, change = {}) => {
  const recorded = recorder(change)
  return { ...recorded, done: run({ config: spaces.config, folder, space: 'events' }, recorded.io) }
}

test('killed before or after any request, a second run ends as if nothing had happened', async () => {
  const spaces = await startSpaces()
  spaces.keep()
  const sweep = crashSweep(
    {
      restore: spaces.restore,
      run: (fetch) => seed(spaces, { fetch }).done,
      state: () => contentOf(spaces),
    },
    strideOfTheSweep,
  )
  const { value: whole } = await sweep.next()
  for await (const { moment, state, writes } of sweep) {
    expect(state, moment).toEqual(whole.state)
    expect(writes, moment).toEqual([])
  }
  await spaces.close()
}, 120_000)

test('the command itself, killed while it writes, is simply run again', async () => {
  const spaces = await startSpaces()
  const from = join(mkdtempSync(join(tmpdir(), 'killed-')), 'titles.json')
  writeFileSync(from, JSON.stringify({ entries: titles }))
  const command = (host: string) => {
    const main = join(import.meta.dirname, '../../main.mjs')
    const environment = { ...spaces.environment, CONTENTFUL_MANAGEMENT_HOST: host }
    const args = [main, 'seed', '--from', from, '--space', 'events']
    return spawn(process.execPath, args, { env: environment, stdio: 'ignore' })
  }
  const { management } = spaces.config.contentful.hosts
  const proxy = await killingProxy(management, { atWrite: 9, kill: () => first.kill('SIGKILL') })
  const first = command(proxy.host)
  expect(await once(first, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await once(command(management), 'exit')).toEqual([0, null])
  const again = recorder()
  await run({ config: spaces.config, from, space: 'events' }, again.io)
  expect(again.said.out).toBe('events: 0 new, 0 changed, 12 unchanged\n')
  proxy.close()
  await spaces.close()
}, 30_000)

const titles = Array.from({ length: 12 }, (_, n) => ({
  sys: { id: `title-${n}`, contentType: { sys: { id: 'title' } } },
  fields: { internalName: { 'en-US': `Title ${n}` }, text: { 'en-US': `Title ${n}` } },
}))

test('it keeps to the rate that the API announces', async () => {
  let perSecond = Number.POSITIVE_INFINITY
  const spaces = await startSpaces({ perSecond: () => perSecond })
  perSecond = 12
  const answers: number[] = []
  const counting: typeof fetch = async (url, init) => {
    const answer = await fetch(url, init)
    answers.push(answer.status)
    return answer
  }
  await seed(spaces, { fetch: counting }).done
  expect(answers.length).toBeGreaterThan(12)
  // Creating content types used up the first second.
  expect(answers.filter((status) => status === 429).length).toBeLessThanOrEqual(2)
  await spaces.close()
})
