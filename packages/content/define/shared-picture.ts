import type { Asset } from './field.ts'

/** Content of the social preview image. A type defines it in its `picture.ts`, as a function of the entry. */
export type SharedPicture = {
  look: 'article' | 'course' | 'book' | 'event' | 'list' | 'page'
  /** The kind of page in one or two words. */
  kind: string
  title: string
  /** Short facts below the title. */
  facts: readonly string[]
  cover?: Asset | undefined
}

export const knownFacts = (facts: readonly (string | number | undefined)[]) =>
  facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
