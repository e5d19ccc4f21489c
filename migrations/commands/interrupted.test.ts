import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { spaces as spaceNames } from '@association/content'
import { killingProxy } from '@association/local/testing/killing-proxy.ts'
import { dyingFetch, recordingFetch } from '@association/local/testing/spaces.ts'
import { type Lines, linesOf } from '@association/services/command-line'
import { describe, expect, test } from 'vitest'
import { changeIds } from '../engine/history/load-changes.ts'
import { readLock, takeLock } from '../engine/journal/lock.ts'
import { ensureReserved } from '../engine/journal/reserved-types.ts'
import { readSpace } from '../engine/plan/read-space.ts'
import { changesFolder, talks, talksChanged } from '../testing/changes-folder.ts'
import { elsewhere, killed, recorder, type Spaces, startSpaces } from '../testing/space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as status from './status/run.ts'

const folder = changesFolder({ '0001-talks': talks, '0002-change': talksChanged })
// A kill around every request takes 25 s, so the test kills at every ninth, alternately before and after.
const strideOfTheSweep = 9

const run = (spaces: Spaces, change = {}) => {
  const recorded = recorder(change)
  const done = apply.run({ config: spaces.config, yes: true, folder }, recorded.io)
  return { ...recorded, done }
}

/** Times and versions differ between two runs, so they are left out. */
async function stateOf(spaces: Spaces) {
  const states = await Promise.all(spaceNames.map((space) => readSpace(spaces.clients[space])))
  return states.map(({ model, unpublished, journal }) => ({
    model,
    unpublished: [...unpublished],
    journal: journal.map(({ id, outcome }) => `${id} ${outcome}`),
  }))
}

test('killed before or after any request, a second run ends as if nothing had happened', async () => {
  const spaces = await startSpaces()
  spaces.keep()
  const whole = run(spaces)
  await whole.done
  const expected = await stateOf(spaces)

  for (let count = 1; count <= whole.sent.length; count += strideOfTheSweep) {
    const moment = count % 2 === 0 ? 'before' : 'after'
    spaces.restore()
    const dying = dyingFetch(count, moment)
    const died = run(spaces, { fetch: dying.fetch, who: killed() }).done.catch(() => {})
    await Promise.race([died, dying.died])
    await run(spaces).done
    expect(await stateOf(spaces), `${moment} request ${count}`).toEqual(expected)
    const again = run(spaces)
    await again.done
    expect(again.writes()).toEqual([])
  }
  await spaces.close()
}, 60_000)

describe('two runs at once', () => {
  test('one applies, the other says who holds the lock', async () => {
    const spaces = await startSpaces()
    const runs = [run(spaces), run(spaces, { who: elsewhere() })]
    const results = await Promise.allSettled(runs.map(({ done }) => done))
    const [applied, refused] = results.toSorted((a, b) => (a.status < b.status ? -1 : 1))
    expect(applied).toMatchObject({ status: 'fulfilled', value: 0 })
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'LOCKED' } })
    expect(String(refused?.status === 'rejected' && refused.reason)).toMatch(/holds the lock since/)
    await run(spaces).done
    const journals = (await stateOf(spaces)).map(({ journal }) => journal)
    expect(journals).toEqual(Array(2).fill(['0001-talks applied', '0002-change applied']))
    await spaces.close()
  })
})

describe('while another run holds the lock', () => {
  const held = async () => {
    const spaces = await startSpaces()
    const client = spaces.clients.events
    await ensureReserved(client)
    return { spaces, lock: await takeLock(client, { who: elsewhere(), now: () => new Date() }) }
  }

  test('plan says so, because its plan may change', async () => {
    const { spaces, lock } = await held()
    const { io, said } = recorder()
    expect(await plan.run({ config: spaces.config, folder }, io)).toBe(0)
    expect(said.out).toMatch(/^events: another run is at work, so this plan may change\.\n {2}ada@elsewhere/)
    await lock.release()
    const later = recorder()
    await plan.run({ config: spaces.config, folder }, later.io)
    expect(later.said.out).not.toContain('another run')
    await spaces.close()
  })

  test('apply asks nothing and writes nothing; with --wait it begins when that run ends', async () => {
    const { spaces, lock } = await held()
    const refused = run(spaces)
    await expect(refused.done).rejects.toThrow(/^ada@elsewhere .*\nWait until that run ends .* add --wait/)
    expect(refused.writes()).toEqual([])
    const said: string[] = []
    const err = (lines: Lines) => {
      said.push(...linesOf(lines))
      if (said.length === 1) void lock.release()
    }
    const options = { config: spaces.config, yes: true, folder, wait: true }
    expect(await apply.run(options, recorder({ err }).io)).toBe(0)
    expect(said[0]).toMatch(/^Waiting: ada@elsewhere \(process 1\) holds the lock since/)
    expect((await stateOf(spaces)).map(({ journal }) => journal.length)).toEqual([2, 2])
    await spaces.close()
  })
})

test('stopped by the person, it gives the lock back and says how to go on', async () => {
  const spaces = await startSpaces()
  const stop = new AbortController()
  const { fetch } = recordingFetch()
  let writes = 0
  const stopping: typeof fetch = (url, init) => {
    if (init?.method === 'PUT') writes += 1
    if (writes === 9) stop.abort(new Error('Stopped: run the command again to finish.'))
    return fetch(url, init)
  }
  const stopped = run(spaces, { fetch: stopping, signal: stop.signal, who: elsewhere() })
  await expect(stopped.done).rejects.toThrow('run the command again to finish')
  await run(spaces).done
  expect((await stateOf(spaces)).map(({ journal }) => journal.at(-1))).toEqual(
    Array(2).fill('0002-change applied'),
  )
  await spaces.close()
})

test('stopped while the API is silent, it ends at once, gives the lock back, and the history says why', async () => {
  const spaces = await startSpaces()
  const stop = new AbortController()
  const silentForTypes: typeof fetch = (url, init) => {
    if (init?.method !== 'PUT' || !String(url).endsWith('/content_types/talk')) return fetch(url, init)
    stop.abort(new Error('Stopped: run the command again to finish.'))
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      if (init.signal?.aborted) reject(init.signal.reason)
    })
  }
  const stopped = run(spaces, { fetch: silentForTypes, signal: stop.signal })
  await expect(stopped.done).rejects.toThrow('run the command again to finish')
  expect(await readLock(spaces.clients.association, recorder().io)).toBeUndefined()
  const [record] = (await readSpace(spaces.clients.association)).journal
  expect(record).toMatchObject({
    outcome: 'failed',
    error: 'Error: Stopped: run the command again to finish.',
  })
  await spaces.close()
})

describe('the command itself', () => {
  test('killed while it writes, it is simply run again', async () => {
    const spaces = await startSpaces()
    const command = (host: string) => {
      const main = join(import.meta.dirname, '../main.mjs')
      const environment = { ...spaces.environment, CONTENTFUL_MANAGEMENT_HOST: host }
      const words = ['apply', '--yes', '--space', 'events']
      return spawn(process.execPath, [main, ...words], { env: environment, stdio: 'ignore' })
    }
    const { management } = spaces.config.contentful.hosts
    const proxy = await killingProxy(management, { atWrite: 12, kill: () => first.kill('SIGKILL') })
    const first = command(proxy.host)
    expect(await once(first, 'exit')).toEqual([null, 'SIGKILL'])
    const { io, said } = recorder()
    expect(await status.run({ config: spaces.config, spaces: ['events'] }, io)).toBe(2)
    expect(said.out).toContain('That process is gone: the next run takes the lock over.')
    expect(said.out).toContain('`npm run migrate -- apply` goes on where it stopped')
    expect(await once(command(management), 'exit')).toEqual([0, null])
    const { journal } = await readSpace(spaces.clients.events)
    expect(journal.map(({ id, outcome }) => [id, outcome])).toEqual(changeIds().map((id) => [id, 'applied']))
    proxy.close()
    await spaces.close()
  })
})
