import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { killingProxy } from '@association/local/testing/killing-proxy.ts'
import { dyingFetch } from '@association/local/testing/spaces.ts'
import { expect, test } from 'vitest'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { contentOf, recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run } from './run.ts'

const folder = seedFolder({ 'talks.ts': talks })

const seed = (spaces: Spaces, change = {}, missing = false) => {
  const recorded = recorder(change)
  return { ...recorded, done: run({ config: spaces.config, folder, missing }, recorded.io) }
}

// Every request, before and after, would take minutes; some moments all over the run show the same.
const momentsOfTheSweep = 6

test('killed before or after any request, a second run ends as if nothing had happened', async () => {
  const untouched = await startSpaces()
  const whole = seed(untouched)
  await whole.done
  const expected = await contentOf(untouched)
  await untouched.close()

  const stride = Math.ceil(whole.sent.length / momentsOfTheSweep)
  for (let count = 1; count <= whole.sent.length; count += stride) {
    for (const moment of ['before', 'after'] as const) {
      const spaces = await startSpaces()
      const dying = dyingFetch(count, moment)
      await Promise.race([seed(spaces, { fetch: dying.fetch }).done, dying.died])
      await seed(spaces, {}, moment === 'after').done // --missing completes what is half done, too
      expect(await contentOf(spaces), `${moment} request ${count}`).toEqual(expected)
      const again = seed(spaces)
      await again.done
      expect(again.writes()).toEqual([])
      await spaces.close()
    }
  }
}, 120_000)

test('the command itself, killed while it writes, is simply run again', async () => {
  const spaces = await startSpaces()
  const command = (host: string) => {
    const main = join(import.meta.dirname, '../../main.mjs')
    const environment = {
      ...spaces.environment,
      CONTENTFUL_MANAGEMENT_HOST: host,
      CONTENTFUL_UPLOAD_HOST: host,
    }
    return spawn(process.execPath, [main, 'seed'], { env: environment, stdio: 'ignore' })
  }
  const { management } = spaces.config.contentful.hosts
  const proxy = await killingProxy(management, { atWrite: 30, kill: () => first.kill('SIGKILL') })
  const first = command(proxy.host)
  expect(await once(first, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await once(command(management), 'exit')).toEqual([0, null])
  const { io, said } = recorder()
  await run({ config: spaces.config, dryRun: true, format: 'json' }, io)
  expect(JSON.parse(said.out)).toMatchObject([
    { entries: [], assets: [] },
    { entries: [], assets: [] },
  ])
  proxy.close()
  await spaces.close()
}, 120_000)

test('it keeps to the rate that the API announces', async () => {
  const spaces = await startSpaces({ perSecond: 50 })
  const answers: number[] = []
  const counting: typeof fetch = async (url, init) => {
    const answer = await fetch(url, init)
    answers.push(answer.status)
    return answer
  }
  await seed(spaces, { fetch: counting }).done
  expect(answers.length).toBeGreaterThan(30)
  // Creating the content types a moment before has used up part of the first second.
  expect(answers.filter((status) => status === 429).length).toBeLessThanOrEqual(2)
  await spaces.close()
})
