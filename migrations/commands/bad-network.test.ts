import { type FlakyProxy, flakyProxy, type Troubles } from '@association/local/testing/flaky-proxy.ts'
import { chaosSeed } from '@association/local/testing/random.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { behind as behindAlias } from '../testing/aliases.ts'
import { clone, startDeployable } from '../testing/deployable.ts'
import { everyStep } from '../testing/every-step.ts'
import { filledSpace, shout } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()

let proxy: FlakyProxy
afterEach(() => proxy.close())

async function behind(troubles: Troubles, { contentful, ...others } = space.config) {
  proxy = await flakyProxy(contentful.hosts.management, troubles, chaosSeed)
  const hosts = { ...contentful.hosts, management: proxy.host, upload: proxy.host }
  return { config: { ...others, contentful: { ...contentful, hosts } } }
}

describe(`with CHAOS_SEED=${chaosSeed}, a change is applied and rolled back in one run each`, () => {
  test.each<[string, Troubles, string]>([
    ['5 % of connections are reset and 5 % of answers lost', { reset: 0.05, lost: 0.05 }, everyStep],
    ['30 % of requests are refused for their rate', { limited: 0.3 }, `[${shout}]`],
  ])(
    'while %s',
    async (_, troubles, steps) => {
      space.writeChange('0002-change', steps)
      await space.run(apply)
      const applied = await space.contents()
      await space.run(rollback)
      const takenBack = await space.contents()

      space.restart()
      space.writeChange('0002-change', steps)
      const options = await behind(troubles)
      expect(await space.run(apply, options)).toMatchObject({ code: undefined, message: '' })
      expect(await space.contents()).toEqual(applied)
      expect(await space.run(rollback, options)).toMatchObject({ code: undefined, message: '' })
      expect(await space.contents()).toEqual(takenBack)
      for (const trouble of Object.keys(troubles))
        expect(proxy.met()[trouble as keyof Troubles], trouble).toBeGreaterThan(0)
    },
    60_000,
  )
})

test(`with CHAOS_SEED=${chaosSeed}, a deployment completes on a bad network`, async () => {
  const site = await startDeployable()
  const { done } = site.start(await behind({ reset: 0.05, lost: 0.05 }, site.spaces.config))
  expect(await done).toBe(0)
  expect(await behindAlias(site.spaces)).toEqual([clone, clone])
  await site.close()
}, 60_000)
