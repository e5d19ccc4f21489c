import { isSame } from '@association/services/management/index.ts'
import { placesAccepting } from '../model/replay-acceptance.ts'
import type { Models } from '../specs/space-model.ts'
import * as words from '../words/schema-words.ts'
import type { SchemaStep } from '../words/steps.ts'
import { idsOf } from './candidates.ts'

const shortList = 3

/**
 * Writes a long list as “beside another content type” if the new type has all places of that one. The remaining places
 * follow.
 */
export function shortened(step: SchemaStep, { from, to }: { from: Models; to: Models }): SchemaStep[] {
  if (step.do !== 'acceptIn' || step.places.length <= shortList) return [step]
  const wanted = placesAccepting(to, step.type)
  const [best] = idsOf(from)
    .map((id) => ({ id, places: placesAccepting(from, id) }))
    .filter(
      ({ id, places }) => id !== step.type && isSame(places.toSorted(), placesAccepting(to, id).toSorted()),
    )
    .filter(({ places }) => places.every((place) => wanted.includes(place)))
    .map((beside) => ({
      ...beside,
      covered: beside.places.filter((place) => step.places.includes(place)).length,
    }))
    .filter(({ covered }) => covered > shortList)
    .toSorted((one, other) => other.covered - one.covered)
  if (!best) return [step]
  const rest = step.places.filter((place) => !best.places.includes(place))
  return [
    words.acceptBeside(step.type, best.id),
    ...(rest.length > 0 ? [words.acceptIn(step.type, rest)] : []),
  ]
}
