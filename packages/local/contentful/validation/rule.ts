import type { Content, Link } from '../entity.ts'
import type { Problem } from '../http/errors.ts'

export type Surroundings = {
  resolve(link: Link): Content | undefined
  /** Returns other entries of the type with this value in the same field and locale. */
  sameValue(value: unknown): Link[]
}

type Found = Omit<Problem, 'path'> | undefined

/** Contentful's validations by name, for publication. */
export type Rules = Record<string, (value: unknown, wanted: never, around: Surroundings) => Found>
