import { seededRandom } from '@association/local/testing/random.ts'
import { expect, test } from 'vitest'
import { randomModels } from '../../testing/random-models.ts'
import { fieldCandidates } from '../new/candidates.ts'
import type { Models } from '../specs/space-model.ts'
import { compare } from './compare.ts'
import { replay } from './replay.ts'

const rounds = 300
const pairs = Array.from({ length: rounds }, (_, seed) => {
  const random = seededRandom(seed)
  return { seed, from: randomModels(random), to: randomModels(random) }
})

/** Editors see the order of fields, but object equality ignores it. */
const withOrder = (models: Models) =>
  Object.entries(models).map(([space, types]) => [
    space,
    Object.fromEntries(
      Object.entries(types).map(([id, type]) => [id, { ...type, fields: Object.entries(type.fields) }]),
    ),
  ])

test('from any model to any other: the steps between them lead there', () => {
  for (const { seed, from, to } of pairs) {
    const reached = replay([{ id: '0001', change: { about: '', steps: compare(from, to) } }], from)
    expect(withOrder(reached), `seed ${seed}`).toEqual(withOrder(to))
  }
})

test('with fields that are renamed too', () => {
  const renamed = pairs.flatMap(({ seed, from, to }) => {
    const [candidate] = fieldCandidates(from, to)
    return candidate ? [{ seed, from, to, candidate }] : []
  })
  expect(renamed.length).toBeGreaterThan(rounds / 10)
  for (const { seed, from, to, candidate } of renamed) {
    const steps = compare(from, to, { [candidate.type]: { [candidate.field]: candidate.to } })
    const reached = replay([{ id: '0001', change: { about: '', steps } }], from)
    expect(withOrder(reached), `seed ${seed}`).toEqual(withOrder(to))
  }
})
