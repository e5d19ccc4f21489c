import { afterAll, beforeAll, describe } from 'vitest'
import { createModel, createPosts } from './model.ts'
import { apps } from './suites/apps.ts'
import { assets } from './suites/assets.ts'
import { contentTypes } from './suites/content-types.ts'
import { conventions } from './suites/conventions.ts'
import { delivery } from './suites/delivery.ts'
import { entries } from './suites/entries.ts'
import { limits } from './suites/limits.ts'
import { queries } from './suites/queries.ts'
import { roundTrip } from './suites/round-trip.ts'
import { validation } from './suites/validation.ts'
import { webhooks } from './suites/webhooks.ts'
import { openTarget } from './target.ts'

/** Verifies our assumptions with Contentful's SDKs; `credentials.ts` chooses the service. */
const target = await openTarget()

describe(`Contentful (${target.isTwin ? 'the local service' : 'the real service'})`, () => {
  beforeAll(async () => {
    await createModel(target)
    await createPosts(target)
    await target.eventually(async () => {
      const { total } = await target.delivery.getEntries({ content_type: 'contractPost' })
      if (total < 4) throw new Error('The posts are not delivered yet.')
    })
  }, 120_000)
  afterAll(() => target.close(), 60_000)

  contentTypes(target)
  conventions(target)
  queries(target)
  delivery(target)
  entries(target)
  validation(target)
  limits(target)
  assets(target)
  roundTrip(target)
  apps(target)
  webhooks(target)
})
