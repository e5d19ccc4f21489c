import * as contentWords from '../content-words.ts'
import * as schemaWords from '../schema-words.ts'
import type { Change, Step } from '../steps.ts'
import type { TypedModel } from './typed-model.ts'

type ChangeTo<Facts> = Change & { readonly facts?: Facts }

/** The model after the previous change: `(model: After<typeof previous>) => …`. */
export type After<Previous> = Previous extends { readonly facts?: infer Facts }
  ? unknown extends Facts
    ? 'The previous change has no types: write it with `change`.'
    : TypedModel<Exclude<Facts, undefined>>
  : never

/** Types each step by the model that the previous steps leave. Returns the same plain steps as `migration`. */
export const change = <Before = never, Facts = never>(
  about: string,
  build: (model: TypedModel<Before>) => TypedModel<Facts>,
  squashed: Pick<Change, 'replaces'> = {},
): ChangeTo<Facts> => ({
  about,
  steps: build(modelAfter([]) as unknown as TypedModel<Before>).steps,
  ...squashed,
})

type Word = (...parts: readonly never[]) => Step

const words: Readonly<Record<string, Word>> = { ...schemaWords, ...contentWords }

function modelAfter(steps: readonly Step[]): object {
  const next = Object.entries(words).map(([name, word]) => [
    name,
    (...parts: readonly never[]) => modelAfter([...steps, word(...parts)]),
  ])
  return { ...Object.fromEntries(next), steps }
}
