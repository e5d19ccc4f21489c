import { parsePlace } from '../model/accepted-types.ts'
import { isAcceptance } from '../model/replay-acceptance.ts'
import type { SchemaStep } from '../words/steps.ts'

/** What a change refers to: content type → all of its fields, or these. */
export type Touched = ReadonlyMap<string, 'all' | ReadonlySet<string>>

/** What these steps refer to; `types` names content types that a person is going to add steps for. */
export function touchedBy(steps: readonly SchemaStep[], types: readonly string[] = []): Touched {
  const whole = steps.filter((step) => !isAcceptance(step)).map(({ type }) => type)
  const fields = steps
    .filter(isAcceptance)
    .flatMap(({ type, places }) => [
      { type, field: undefined },
      ...places.flatMap((place) => parsePlace(place) ?? []),
    ])
  const byType = Map.groupBy(fields, ({ type }) => type)
  return new Map<string, 'all' | ReadonlySet<string>>([
    ...[...byType].map(
      ([type, named]) => [type, new Set(named.flatMap(({ field }) => field ?? []))] as const,
    ),
    ...[...whole, ...types].map((type) => [type, 'all'] as const),
  ])
}
