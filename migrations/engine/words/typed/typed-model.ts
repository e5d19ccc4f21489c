import type { Space } from '@association/content'
import type { EditorSpec } from '../../specs/space-model.ts'
import * as contentWords from '../content-words.ts'
import * as schemaWords from '../schema-words.ts'
import type { Change, Step } from '../steps.ts'
import type {
  AfterField,
  DerivedFrom,
  EntriesIn,
  FieldPatch,
  KindsOf,
  KnownPlace,
  MovedTo,
  NewContentType,
  NewField,
  OnlyFields,
  OnlyFieldsOf,
  OnlyProperties,
  TitledByField,
  TypePatch,
  View,
} from './arguments.ts'
import type { FactOf, FactsIn, TypesOf, WithoutField, WithoutType } from './facts.ts'
import type { KindOf, TypedValues } from './kinds.ts'

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

/**
 * Each word, documented in `schema-words.ts` and `content-words.ts`, returns the model after it. Ids have the type
 * `keyof … & string`, because error messages then name them.
 */
export interface TypedModel<Facts, Types = TypesOf<Facts>> {
  readonly steps: readonly Step[]

  createContentType<const Id extends string, const Spec extends NewContentType>(
    type: Id,
    spec: Spec & TitledByField<Spec>,
  ): TypedModel<Facts | FactsIn<Id, KindsOf<Spec['fields']>>>
  changeContentType<Type extends keyof Types & string>(
    type: Type,
    patch: TypePatch<Types[Type]>,
  ): TypedModel<Facts>
  deleteContentType<Type extends keyof Types & string, const Spaces extends readonly Space[]>(
    type: Type,
    where: { spaces: Spaces },
  ): TypedModel<Space extends Spaces[number] ? WithoutType<Facts, Type> : Facts>

  addField<
    Type extends keyof Types & string,
    const Field extends string,
    const Spec extends NewField & { after?: string },
  >(
    type: Type,
    field: Untaken<Field, Types[Type], Type>,
    spec: Spec & OnlyProperties<Spec> & AfterField<Spec, Types[Type], Type>,
  ): TypedModel<Facts | FactOf<Type, Field, KindOf<Spec>>>
  changeField<Type extends keyof Types & string>(
    type: Type,
    field: keyof Types[Type] & string,
    patch: FieldPatch,
  ): TypedModel<Facts>
  deleteField<Type extends keyof Types & string, Field extends keyof Types[Type] & string>(
    type: Type,
    field: Field,
  ): TypedModel<WithoutField<Facts, Type, Field>>
  renameField<
    Type extends keyof Types & string,
    Field extends keyof Types[Type] & string,
    const To extends string,
  >(
    type: Type,
    field: Field,
    to: Untaken<To, Types[Type], Type>,
  ): TypedModel<WithoutField<Facts, Type, Field> | FactOf<Type, To, Types[Type][Field]>>
  moveField<Type extends keyof Types & string>(
    type: Type,
    field: keyof Types[Type] & string,
    place: 'first' | { after: keyof Types[Type] & string },
  ): TypedModel<Facts>
  orderFields<Type extends keyof Types & string>(
    type: Type,
    order: readonly (keyof Types[Type] & string)[],
  ): TypedModel<Facts>
  acceptIn<const Place extends string>(
    type: keyof Types & string,
    places: readonly KnownPlace<Place, Types>[] & readonly Place[],
  ): TypedModel<Facts>
  acceptBeside(type: keyof Types & string, beside: keyof Types & string): TypedModel<Facts>
  stopAcceptingIn<const Place extends string>(
    type: keyof Types & string,
    places: readonly KnownPlace<Place, Types>[] & readonly Place[],
  ): TypedModel<Facts>
  changeEditor(type: keyof Types & string, editor: EditorSpec): TypedModel<Facts>

  transformEntries<Type extends keyof Types & string, Answer extends TypedValues<Types[Type]> | undefined>(
    type: Type,
    change: (entry: View<Types[Type]>) => Answer & OnlyFields<Answer, Types[Type], Type>,
  ): TypedModel<Facts>
  deriveEntries<
    Type extends keyof Types & string,
    To extends keyof Types & string,
    Answer extends DerivedFrom<Types[Type], Types[To]> | undefined,
  >(
    type: Type,
    to: To,
    derive: (
      entry: View<Types[Type]>,
    ) => Answer & OnlyFieldsOf<EntriesIn<Answer>, Types[To], To> & OnlyFieldsOf<Answer, Types[Type], Type>,
  ): TypedModel<Facts>
  moveEntries<
    Type extends keyof Types & string,
    To extends keyof Types & string,
    Answer extends MovedTo<Types[To]> | undefined,
  >(
    type: Type,
    to: To,
    move: (entry: View<Types[Type]>) => Answer & OnlyFieldsOf<Answer, Types[To], To>,
  ): TypedModel<Facts>
  deleteEntries<Type extends keyof Types & string>(
    type: Type,
    where?: (entry: View<Types[Type]>) => boolean,
  ): TypedModel<Facts>
  tagEntries<Type extends keyof Types & string>(
    type: Type,
    tags: (entry: View<Types[Type]>) => readonly string[],
  ): TypedModel<Facts>

  replaceLinks(replace: Readonly<Record<string, string>>): TypedModel<Facts>
  createTag(tag: string, spec: contentWords.NewTag & { spaces: readonly Space[] }): TypedModel<Facts>
  deleteTag(tag: string, where: { spaces: readonly Space[] }): TypedModel<Facts>
}

type Untaken<Field extends string, Fields, Type extends string> = Field extends keyof Fields
  ? `${Type} has a field ${Field} already`
  : Field
