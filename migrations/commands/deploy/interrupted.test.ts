import { dyingFetch } from '@association/local/testing/spaces.ts'
import { expect, test } from 'vitest'
import { behind, firstEnvironment } from '../../testing/aliases.ts'
import { clone, type Deployable, startDeployable } from '../../testing/deployable.ts'
import { elsewhere, killed } from '../../testing/space.ts'

// A kill before and after every request takes minutes, so the test kills at every 17th, alternately before and after.
const strideOfTheSweep = 17
const patience = { everyMs: 150 }

const environmentsOf = async ({ spaces }: Deployable) => {
  const { items } = await spaces.clients.events.environment.getMany({})
  return items.map(({ sys }) => sys.id).toSorted()
}

test('after a kill at any request, no alias points to half a change, and a second run continues', async () => {
  const untouched = await startDeployable()
  const whole = untouched.start({ patience })
  await whole.done
  const expected = await untouched.stateOf('live')
  await untouched.close()

  for (let count = 1; count <= whole.sent.length; count += strideOfTheSweep) {
    const moment = count % 2 === 0 ? 'before' : 'after'
    const deployable = await startDeployable()
    const dying = dyingFetch(count, moment)
    const died = deployable.start({ patience }, { fetch: dying.fetch, who: killed() }).done.catch(() => {})
    await Promise.race([died, dying.died])
    const seen = await Promise.all((await behind(deployable.spaces)).map(deployable.stateOf))
    for (const { name, history } of seen)
      expect([name, history.length], `${moment} request ${count}`).toEqual(
        name === 'Title' ? ['Title', 1] : ['Heading', 2],
      )
    expect(await deployable.start({ patience }).done).toBe(0)
    expect(await behind(deployable.spaces), `${moment} request ${count}`).toEqual([clone, clone])
    expect(await deployable.stateOf('live')).toEqual(expected)
    expect(await environmentsOf(deployable)).toEqual([clone, firstEnvironment, 'master'].toSorted())
    await deployable.close()
  }
}, 60_000)

test('of two deployments at once, one arrives, and there is one clone', async () => {
  const deployable = await startDeployable()
  const other = { who: elsewhere() }
  const runs = [deployable.start({ patience }).done, deployable.start({ patience }, other).done]
  const results = await Promise.allSettled(runs)
  expect(results).toContainEqual({ status: 'fulfilled', value: 0 })
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toMatch(/run (the command|it) again/)
  expect(await behind(deployable.spaces)).toEqual([clone, clone])
  expect(await environmentsOf(deployable)).toEqual([clone, firstEnvironment, 'master'].toSorted())
  await deployable.close()
})
