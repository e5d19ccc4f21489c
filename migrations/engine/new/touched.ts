import { isAcceptance } from '../model/replay-acceptance.ts'
import type { SchemaStep } from '../words/steps.ts'

/** The content types that a change refers to: with all of their fields, or by their id alone. */
export type Touched = ReadonlyMap<string, 'whole' | 'named'>

/** What these steps refer to; `types` names content types that a person is going to add steps for. */
export function touchedBy(steps: readonly SchemaStep[], types: readonly string[] = []): Touched {
  const whole = [...steps.filter((step) => !isAcceptance(step)).map(({ type }) => type), ...types]
  return new Map([
    ...steps.filter(isAcceptance).map(({ type }) => [type, 'named'] as const),
    ...whole.map((type) => [type, 'whole'] as const),
  ])
}
