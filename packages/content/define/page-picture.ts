import type { Asset } from './field.ts'

/** A type defines its social preview image in `picture.ts`. */
export type PagePicture = {
  look: 'article' | 'course' | 'book' | 'event' | 'list' | 'page'
  kind: string
  title: string
  facts: readonly string[]
  cover?: Asset | undefined
}

export const knownFacts = (facts: readonly (string | number | undefined)[]) =>
  facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
