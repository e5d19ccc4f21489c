import type { Asset } from './field.ts'

/** The social preview image. A type defines it in its `picture.ts`. */
export type SharedPicture = {
  look: 'article' | 'course' | 'book' | 'event' | 'list' | 'page'
  /** One or two words. */
  kind: string
  title: string
  facts: readonly string[]
  cover?: Asset | undefined
}

export const knownFacts = (facts: readonly (string | number | undefined)[]) =>
  facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
