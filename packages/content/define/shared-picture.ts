import type { Asset } from './field.ts'

/** What the picture of a shared page shows. A type states it in its `picture.ts`, as a function of the entry. */
export type SharedPicture = {
  look: 'article' | 'course' | 'book' | 'event' | 'list' | 'page'
  /** What kind of page it is, in one or two words. */
  kind: string
  title: string
  /** Short facts below the title. */
  facts: readonly string[]
  cover?: Asset | undefined
}

/** The texts among facts of which some may be missing. */
export const knownFacts = (facts: readonly (string | number | undefined)[]) =>
  facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
