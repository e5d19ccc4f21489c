import type { ContentEntity, EntityLink } from '../entity.ts'
import type { WireProblem } from '../http/errors.ts'

export type Surroundings = {
  resolve(link: EntityLink): ContentEntity | undefined
  /** Returns other entries of the type with this value in the same field and locale. */
  sameValue(value: unknown): EntityLink[]
}

type RuleProblem = Omit<WireProblem, 'path'> | undefined

/** Contentful's validations by name, for publication. */
export type RuleSet = Record<string, (value: unknown, wanted: never, around: Surroundings) => RuleProblem>
