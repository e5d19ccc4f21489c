import * as contentWords from '../content-words.ts'
import * as schemaWords from '../schema-words.ts'
import type { Change, Step } from '../steps.ts'
import type { TypedModel } from './typed-model.ts'

/** A change with the facts of the model after it as a type. The property holds no value. */
type ChangeTo<Facts> = Change & { readonly facts?: Facts }

/** The model after the previous change, which types the next one: `(model: After<typeof previous>) => …`. */
export type After<Previous> = Previous extends { readonly facts?: infer Facts }
  ? unknown extends Facts
    ? 'The previous change has no types: write it with `change`.'
    : TypedModel<Exclude<Facts, undefined>>
  : never

/**
 * A change that is typed by the model as the changes before it leave it: each word sees what the words before it did.
 * It comes to the same plain steps as `migration`.
 */
export const change = <Before = never, Facts = never>(
  about: string,
  build: (model: TypedModel<Before>) => TypedModel<Facts>,
  squashed: Pick<Change, 'replaces'> = {},
): ChangeTo<Facts> => ({
  about,
  // The words hold no types: what a word may be given is TypedModel’s to say.
  steps: build(modelAfter([]) as unknown as TypedModel<Before>).steps,
  ...squashed,
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
