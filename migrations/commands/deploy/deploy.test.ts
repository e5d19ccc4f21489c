import { type Lines, linesOf } from '@association/services/command-line'
import { inEnvironment } from '@association/services/config'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeLock } from '../../engine/journal/lock.ts'
import { addAlias, behind, clientsIn, firstEnvironment } from '../../testing/aliases.ts'
import { clone, type Deployable, day, startDeployable } from '../../testing/deployable.ts'
import { elsewhere, recorder, type Spaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'

let deployable: Deployable
let spaces: Spaces
let start: Deployable['start']
beforeEach(async () => {
  deployable = await startDeployable()
  spaces = deployable.spaces
  start = deployable.start
})
afterEach(() => deployable.close())

test('applies the change in a clone, points the alias to it, and leaves the old environment unchanged', async () => {
  const { done, said } = start()
  expect(await done).toBe(0)
  expect(await behind(spaces)).toEqual([clone, clone])
  expect((await deployable.stateOf('live')).name).toBe('Heading')
  expect((await deployable.stateOf(firstEnvironment)).name).toBe('Title')
  expect(said.out).toContain(`events: live now stands for ${clone}; ${firstEnvironment} is kept`)
  expect(said.err).toContain('each key of the site has access to live')
  expect(said.err).toContain('npm run migrate -- deploy --back')
})

test('the history travels with the clone', async () => {
  await start().done
  const { history } = await deployable.stateOf('live')
  expect(history).toEqual(['0001-talks applied', '0002-heading applied'])
})

test('when nothing is pending, nothing is cloned', async () => {
  await start().done
  const { done, writes, said } = start()
  expect(await done).toBe(0)
  expect(writes()).toEqual([])
  expect(said.out).toContain('Nothing is pending.')
})

test('it asks, and does nothing when the answer is no', async () => {
  const { done, writes } = start({ yes: false }, { confirm: async () => false })
  expect(await done).toBe(1)
  expect(writes()).toEqual([])
})

test('explains how to opt in for a space without the alias', async () => {
  await expect(start({ alias: 'staging' }).done).rejects.toThrow(
    /The space association has no alias staging: opt in.*Settings → Environments/,
  )
  await addAlias(spaces, 'staging', 'staging-first')
  expect(await start({ alias: 'staging' }).done).toBe(0)
})

describe('edits during the deployment stop the switch', () => {
  const edit = async () => {
    const client = clientsIn(spaces, firstEnvironment).events
    const entry = await client.entry.get({ entryId: 'opening' })
    await client.entry.update({ entryId: 'opening' }, { ...entry, fields: { title: { 'en-US': 'Edited' } } })
  }
  /** Acts once the clones exist, before the first write to one of them. */
  const whenCloned = (act: () => Promise<void>) => {
    let isDone = false
    const fetching: typeof fetch = async (url, init) => {
      if (!isDone && init?.method === 'PUT' && String(url).includes(`${clone}/entries`)) {
        isDone = true
        await act()
      }
      return fetch(url, init)
    }
    return fetching
  }

  test('the alias stays, and the next run begins with a new clone', async () => {
    const { done } = start({}, { fetch: whenCloned(edit) })
    await expect(done).rejects.toThrow(/Editors went on in live-first of events.*1 saved \(opening\)/)
    expect(await behind(spaces)).toEqual([firstEnvironment, firstEnvironment])
    await start().done
    expect(await behind(spaces)).toEqual([clone, `${clone}-2`])
    const opening = await clientsIn(spaces, 'live').events.entry.get({ entryId: 'opening' })
    expect(opening.fields).toEqual({ title: { 'en-US': 'Edited' } })
  })

  test('a deletion stops it too', async () => {
    const remove = async () => {
      await clientsIn(spaces, firstEnvironment).events.entry.delete({ entryId: 'opening' })
    }
    const options = { spaces: ['events'] as const }
    const { done } = start(options, { fetch: whenCloned(remove) })
    await expect(done).rejects.toThrow(/something deleted/)
    expect(await behind(spaces)).toEqual([firstEnvironment, firstEnvironment])
  })

  test('a share link that editors revoke meanwhile does not open again after the switch', async () => {
    const { entry } = clientsIn(spaces, firstEnvironment).events
    const fields = { kind: { 'en-US': 'share' }, record: { 'en-US': {} } }
    const share = await entry.createWithId({ contentTypeId: 'deskRecord', entryId: 'a-share' }, { fields })
    const revoke = async () => {
      const record = { 'en-US': { revokedAt: '2026-01-05T00:00:00Z' } }
      await entry.update({ entryId: 'a-share' }, { ...share, fields: { ...share.fields, record } })
    }
    const { done } = start({ spaces: ['events'] }, { fetch: whenCloned(revoke) })
    await expect(done).rejects.toThrow(/Editors went on in live-first of events.*1 saved \(a-share\)/)
    expect(await behind(spaces)).toEqual([firstEnvironment, firstEnvironment])
  })
})

test('does not switch the alias to a clone with a rule that was changed by hand', async () => {
  const { contentType } = clientsIn(spaces, firstEnvironment).events
  const current = () => contentType.get({ contentTypeId: 'talk' })
  const talk = await current()
  const fields = talk.fields.map((field) => (field.id === 'day' ? { ...field, required: true } : field))
  const saved = await contentType.update({ contentTypeId: 'talk' }, { ...talk, fields })
  await contentType.publish({ contentTypeId: 'talk' }, saved)
  await expect(start({ spaces: ['events'] }).done).rejects.toThrow(
    `${clone} of events is not fit for visitors, so the alias live stays where it is: talk.day is not`,
  )
  expect(await behind(spaces)).toEqual([firstEnvironment, firstEnvironment])
  // The message advises both: to mend the type, and to begin again.
  const undone = await contentType.update(
    { contentTypeId: 'talk' },
    { ...(await current()), fields: talk.fields },
  )
  await contentType.publish({ contentTypeId: 'talk' }, undone)
  await spaces.clients.events.environment.delete({ environmentId: clone })
  expect(await start({ spaces: ['events'] }).done).toBe(0)
})

describe('while another run holds the lock of the environment behind the alias', () => {
  const now = () => day

  test('nothing is cloned, and the sentence names who it is', async () => {
    const lock = await takeLock(clientsIn(spaces, firstEnvironment).events, { who: elsewhere(), now })
    const { done, writes } = start()
    await expect(done).rejects.toThrow(/^ada@elsewhere \(process 1\) holds the lock since/)
    expect(writes()).toEqual([])
    await lock.release()
    expect(await start().done).toBe(0)
  })

  test('a holder that seems silent is watched before anything is cloned, until the person stops that', async () => {
    const yesterday = () => new Date(day.getTime() - 86_400_000)
    await takeLock(clientsIn(spaces, firstEnvironment).events, { who: elsewhere(), now: yesterday })
    const stop = new AbortController()
    const said: string[] = []
    const err = (lines: Lines) => {
      said.push(...linesOf(lines))
      if (said.at(-1)?.includes('watching its lock')) stop.abort(new Error('Stopped by the person.'))
    }
    const { done, writes } = start({}, { err, signal: stop.signal })
    await expect(done).rejects.toThrow('Stopped by the person.')
    expect(said.at(-1)).toMatch(
      /^The heartbeats of ada@elsewhere \(process 1\) ended: watching its lock for 75 s/,
    )
    expect(writes()).toEqual([])
  })

  test('a clone that was made at that moment is not locked by who knows nothing of it', async () => {
    const client = clientsIn(spaces, firstEnvironment).events
    const cloning: typeof fetch = async (url, init) => {
      const isClone = init?.method === 'PUT' && String(url).endsWith(`events/environments/${clone}`)
      const lock = isClone ? await takeLock(client, { who: elsewhere(), now }) : undefined
      const answer = await fetch(url, init)
      await lock?.release()
      return answer
    }
    const { done } = start({}, { fetch: cloning })
    await expect(done).resolves.toBe(0)
    expect(await behind(spaces)).toEqual([clone, clone])
  })
})

test('with one space, the other is left alone', async () => {
  await start({ spaces: ['events'] }).done
  expect(await behind(spaces)).toEqual([firstEnvironment, clone])
})

test('a clone that Contentful does not fill in time is waited for by the next run', async () => {
  const impatient = start({ patience: { everyMs: 1, giveUpMs: 0 } }, { now: () => new Date() })
  await expect(impatient.done).rejects.toThrow(/run the command again later/)
  expect(await behind(spaces)).toEqual([firstEnvironment, firstEnvironment])
  await start().done
  expect(new Set(await behind(spaces)).size).toBe(1)
})

test('json reports the switched alias', async () => {
  const { done, said } = start({ format: 'json' })
  await done
  expect(JSON.parse(said.out)).toContainEqual({
    space: 'events',
    alias: 'live',
    from: firstEnvironment,
    to: clone,
  })
})

test('the plan is that of the environment behind the alias, not of the configured one', async () => {
  await apply.run(
    { config: inEnvironment(spaces.config, 'live'), folder: deployable.folder, yes: true },
    recorder().io,
  )
  const { done, said } = start()
  await done
  expect(said.out).toContain('Nothing is pending.')
})
