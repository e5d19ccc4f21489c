import * as contentWords from '../content-words.ts'
import * as schemaWords from '../schema-words.ts'
import type { Change, Step } from '../steps.ts'
import type { TypedModel } from './typed-model.ts'

/**
 * A change typed against `Before`, the model as the changes before it left it: each word sees what the words before
 * it did. It comes to the same plain steps as `migration`.
 */
export const change = <Before = Record<never, never>>(
  about: string,
  build: (model: TypedModel<Before>) => { readonly steps: readonly Step[] },
): Change => ({
  about,
  // The words hold no types: what a word may be given is TypedModel’s to say.
  steps: build(modelAfter([]) as unknown as TypedModel<Before>).steps,
})

type Word = (...parts: readonly never[]) => Step

const words: Readonly<Record<string, Word>> = { ...schemaWords, ...contentWords }

/** The model as a list of the steps that lead to it, with every word to go on. */
function modelAfter(steps: readonly Step[]): object {
  const next = Object.entries(words).map(([name, word]) => [
    name,
    (...parts: readonly never[]) => modelAfter([...steps, word(...parts)]),
  ])
  return { ...Object.fromEntries(next), steps }
}
