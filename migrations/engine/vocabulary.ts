import type { Change, Step } from './words/steps.ts'

/**
 * The words that change files are written in. Changes are frozen once applied, so a word keeps its meaning for ever:
 * add words, never alter one. `change` has them all too, typed by the model at that point of the history.
 */
export * from './words/content-words.ts'
export { linkToAsset, linkToEntry } from './words/links.ts'
export * from './words/schema-words.ts'
export type * from './words/steps.ts'
export { type After, change } from './words/typed/change.ts'
export type { NewContentType } from './words/typed/specs.ts'

/** A change as a list of steps; `about` says in a few words what it is for. */
export const migration = (about: string, steps: readonly Step[]): Change => ({ about, steps })
