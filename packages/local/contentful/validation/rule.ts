import type { Content, Link } from '../entity.ts'
import type { Problem } from '../http/errors.ts'

/** What a rule may look at besides the value. */
export type Surroundings = {
  resolve(link: Link): Content | undefined
  /** Other entries of the same type that have the value in the same field and locale. */
  sameValue(value: unknown): Link[]
}

type Found = Omit<Problem, 'path'> | undefined

/** Contentful's validations by name. Each returns the problem of a value that is published, or undefined. */
export type Rules = Record<string, (value: unknown, wanted: never, around: Surroundings) => Found>
