import type { Change, Step } from './words/steps.ts'
import type { LinkTo } from './words/typed/kinds.ts'

/**
 * Applied changes are frozen, so add words but never change the meaning of one. `change` offers the same words, typed
 * by the model at that point of the history.
 */
export * from './words/content-words.ts'
export * from './words/schema-words.ts'
export type * from './words/steps.ts'
export type { NewContentType } from './words/typed/arguments.ts'
export { type After, change } from './words/typed/typed-model.ts'

/** `about` says briefly what the change is for. */
export const migration = (about: string, steps: readonly Step[]): Change => ({ about, steps })

export const linkToEntry = (id: string): LinkTo<'Entry'> => ({ sys: { type: 'Link', linkType: 'Entry', id } })

export const linkToAsset = (id: string): LinkTo<'Asset'> => ({ sys: { type: 'Link', linkType: 'Asset', id } })
