import { expect, test } from 'vitest'
import type { Entry } from '../define/values.ts'
import { reader } from '../derive/read.ts'
import { examplesOf, wireExample } from './examples.ts'
import { exampleEvent } from './render-example.tsx'

const nextOf = (name: string) => {
  const example = examplesOf('eventEdition').find((each) => each.name === name)
  const entry = example && reader({ spaceOf: () => 'events' })(wireExample(example, () => undefined))
  return exampleEvent(entry as Entry<'eventEdition'>).next?.startDate
}

test('the examples show an event that is over, with and without a next one', () =>
  expect([nextOf('over'), nextOf('conference that is over')]).toEqual(['2099-10-08', undefined]))
