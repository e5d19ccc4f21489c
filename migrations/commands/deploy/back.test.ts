import type { Space } from '@association/content'
import { inEnvironment } from '@association/services/config'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeJournal } from '../../engine/journal/journal.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import { behind, clientsIn, firstEnvironment } from '../../testing/aliases.ts'
import { writeChange } from '../../testing/changes-folder.ts'
import { clone, type Deployable, startDeployable } from '../../testing/deployable.ts'
import { recorder } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import * as rollback from '../rollback/run.ts'
import * as back from './back.ts'
import * as prune from './prune.ts'

let deployable: Deployable
beforeEach(async () => {
  deployable = await startDeployable()
})
afterEach(() => deployable.close())

const goBack = (change = {}) => {
  const recorded = recorder()
  return { ...recorded, done: back.run({ ...deployable.target, ...change }, recorded.io) }
}

const takenBack = (environment: string, ...only: Space[]) => {
  const config = inEnvironment(deployable.spaces.config, environment)
  const spaces = only.length > 0 ? { spaces: only } : {}
  return rollback.run({ config, yes: true, overwrite: true, ...spaces }, recorder().io)
}

describe('going back', () => {
  test('points the alias to the previous environment and keeps the clone', async () => {
    await deployable.start().done
    const { done, said } = goBack()
    expect(await done).toBe(0)
    expect(await behind(deployable.spaces)).toEqual([firstEnvironment, firstEnvironment])
    expect(said.out).toContain(`events: live now stands for ${firstEnvironment}; ${clone} is kept`)
    expect((await deployable.stateOf(clone)).name).toBe('Heading')
  })

  test('names entries that were saved since the deployment before it asks', async () => {
    await deployable.start().done
    const client = clientsIn(deployable.spaces, 'live').events
    const entry = await client.entry.get({ entryId: 'opening' })
    await client.entry.update({ entryId: 'opening' }, { ...entry, fields: { title: { 'en-US': 'Edited' } } })
    const recorded = recorder({ confirm: async () => false })
    expect(await back.run({ ...deployable.target, yes: false }, recorded.io)).toBe(1)
    expect(recorded.said.out).toContain(`1 saved since then (opening) stay in ${clone}`)
    expect(recorded.writes()).toEqual([])
  })

  test('only spaces of the last deployment go back', async () => {
    await deployable.start({ spaces: ['association'] }).done
    writeChange(deployable.folder, '0003-day', "[changeField('talk', 'day', { name: 'Weekday' })]")
    await deployable.start({ spaces: ['events'] }).done
    await goBack().done
    expect(await behind(deployable.spaces)).toEqual([clone, firstEnvironment])
  })

  test('the next deployment begins with a new clone, because editors went on in the old one', async () => {
    await deployable.start().done
    await goBack().done
    expect(await deployable.start().done).toBe(0)
    expect(await behind(deployable.spaces)).toEqual([`${clone}-2`, `${clone}-2`])
  })

  test('without a deployment there is nothing to go back to', async () => {
    const config = inEnvironment(deployable.spaces.config, 'live')
    await apply.run({ config, folder: deployable.folder, yes: true }, recorder().io)
    await expect(goBack().done).rejects.toThrow(
      /nothing to go back to.*`npm run migrate -- rollback --env live`/,
    )
    expect(await takenBack('live')).toBe(0)
    expect((await deployable.stateOf('live')).history).toEqual([
      '0001-talks applied',
      '0002-heading rolledBack',
    ])
  })

  test('an environment in which a change is half done is not shown to visitors', async () => {
    await deployable.start().done
    const [first] = (await readModel(clientsIn(deployable.spaces, firstEnvironment).events)).journal
    if (!first) throw new Error('nothing was applied')
    await writeJournal(clientsIn(deployable.spaces, firstEnvironment).events, {
      ...first,
      outcome: 'rollingBack',
    })
    const { done, writes } = goBack()
    await expect(done).rejects.toThrow(
      /The alias stays where it is, because 0001-talks is half done in live-first of events: take it back/,
    )
    expect(writes()).toEqual([])
    expect(await behind(deployable.spaces)).toEqual([clone, clone])
    expect(await takenBack(firstEnvironment, 'events')).toBe(0)
    expect(await goBack().done).toBe(0)
  })

  test('an environment that was deleted is no way back', async () => {
    await deployable.start({ spaces: ['events'] }).done
    await deployable.spaces.clients.events.environment.delete({ environmentId: firstEnvironment })
    await expect(goBack().done).rejects.toThrow(
      /live-first of events is deleted.*`npm run migrate -- rollback --env live`/,
    )
    expect(await takenBack('live')).toBe(0)
    expect((await deployable.stateOf('live')).name).toBe('Title')
  })
})

describe('old environments', () => {
  const deployAgain = async (change: string) => {
    writeChange(deployable.folder, change, `[changeField('talk', 'title', { name: '${change}' })]`)
    await deployable.start().done
  }
  const pruned = async (change = {}) => {
    const recorded = recorder()
    const exitCode = await prune.run({ ...deployable.target, keep: 1, ...change }, recorded.io)
    return { exitCode, ...recorded }
  }

  test('are deleted after a question, but for the newest of them', async () => {
    await deployable.start().done
    await deployAgain('0003-next')
    await deployAgain('0004-next')
    const declined = await pruned({ yes: false, format: 'text' }).catch((error: Error) => error)
    expect(String(declined)).toContain('The question needs a terminal')
    const { exitCode, said, writes } = await pruned()
    expect(exitCode).toBe(0)
    expect(said.out).toContain(`events: deleted ${clone}`)
    expect(writes()).toHaveLength(2)
    const { items } = await deployable.spaces.clients.events.environment.getMany({})
    const left = items.map(({ sys }) => sys.id)
    expect(left).toEqual(
      expect.arrayContaining(['live-2026-11-20-0003', 'live-2026-11-20-0004', firstEnvironment]),
    )
    expect(left).not.toContain(clone)
  })

  test('asks nothing when there is no old environment', async () => {
    const { exitCode, said } = await pruned({ yes: false })
    expect([exitCode, said.out]).toEqual([0, 'There is no old environment to delete.\n'])
  })
})
