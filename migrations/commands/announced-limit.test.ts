import { expect, test } from 'vitest'
import { filledSpace, shout } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'

const space = await filledSpace()

test('a plan reckons with as many requests a second as Contentful says', async () => {
  space.change(shout)
  const announcing: typeof fetch = async (...request) => {
    const answer = await fetch(...request)
    const headers = new Headers(answer.headers)
    headers.set('x-contentful-ratelimit-second-limit', '321')
    return new Response(answer.body, { status: answer.status, headers })
  }
  const { said } = await space.run(apply, {}, { fetch: announcing })
  expect(said.out).toMatch(/about \d+ requests, \d+ s at 321 a second/)
})
