import type { Space } from '@association/content'
import type { EditorSpec } from '../../specs/space-model.ts'
import type { NewTag } from '../content-words.ts'
import type { Step } from '../steps.ts'
import type { DerivedFrom, EntriesIn, MovedTo, OnlyFields, OnlyFieldsOf, View } from './answers.ts'
import type { KindOf, Values } from './kinds.ts'
import type { KnownPlace } from './places.ts'
import type {
  AfterField,
  FieldPatch,
  KindsOf,
  NewContentType,
  NewField,
  OnlyProperties,
  TitledByField,
  TypePatch,
} from './specs.ts'

/**
 * The words of a change, typed by the model as the steps before left it: each word answers the model after it. What
 * they mean stands in `schema-words.ts` and `content-words.ts`. Ids are spelt `keyof … & string`, because messages
 * then name them.
 */
export interface TypedModel<Types> {
  readonly steps: readonly Step[]

  createContentType<const Id extends string, const Spec extends NewContentType>(
    type: Id,
    spec: Spec & TitledByField<Spec>,
  ): TypedModel<With<Types, Id, KindsOf<Spec['fields']>>>
  changeContentType<Type extends keyof Types & string>(
    type: Type,
    patch: TypePatch<Types[Type]>,
  ): TypedModel<Types>
  /** Gone from both spaces, its type is gone from what follows too. */
  deleteContentType<Type extends keyof Types & string, const Spaces extends readonly Space[]>(
    type: Type,
    where: { spaces: Spaces },
  ): TypedModel<Space extends Spaces[number] ? Without<Types, Type> : Types>

  addField<
    Type extends keyof Types & string,
    const Field extends string,
    const Spec extends NewField & { after?: string },
  >(
    type: Type,
    field: Untaken<Field, Types[Type], Type>,
    spec: Spec & OnlyProperties<Spec> & AfterField<Spec, Types[Type], Type>,
  ): TypedModel<With<Types, Type, With<Types[Type], Field, KindOf<Spec>>>>
  changeField<Type extends keyof Types & string>(
    type: Type,
    field: keyof Types[Type] & string,
    patch: FieldPatch,
  ): TypedModel<Types>
  deleteField<Type extends keyof Types & string, Field extends keyof Types[Type] & string>(
    type: Type,
    field: Field,
  ): TypedModel<With<Types, Type, Without<Types[Type], Field>>>
  renameField<
    Type extends keyof Types & string,
    Field extends keyof Types[Type] & string,
    const To extends string,
  >(
    type: Type,
    field: Field,
    to: Untaken<To, Types[Type], Type>,
  ): TypedModel<With<Types, Type, With<Without<Types[Type], Field>, To, Types[Type][Field]>>>
  moveField<Type extends keyof Types & string>(
    type: Type,
    field: keyof Types[Type] & string,
    place: 'first' | { after: keyof Types[Type] & string },
  ): TypedModel<Types>
  orderFields<Type extends keyof Types & string>(
    type: Type,
    order: readonly (keyof Types[Type] & string)[],
  ): TypedModel<Types>
  acceptIn<const Place extends string>(
    type: keyof Types & string,
    places: readonly KnownPlace<Place, Types>[] & readonly Place[],
  ): TypedModel<Types>
  stopAcceptingIn<const Place extends string>(
    type: keyof Types & string,
    places: readonly KnownPlace<Place, Types>[] & readonly Place[],
  ): TypedModel<Types>
  changeEditor(type: keyof Types & string, editor: EditorSpec): TypedModel<Types>

  transformEntries<Type extends keyof Types & string, Answer extends Values<Types[Type]> | undefined>(
    type: Type,
    change: (entry: View<Types[Type]>) => Answer & OnlyFields<Answer, Types[Type], Type>,
  ): TypedModel<Types>
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
  ): TypedModel<Types>
  moveEntries<
    Type extends keyof Types & string,
    To extends keyof Types & string,
    Answer extends MovedTo<Types[To]> | undefined,
  >(
    type: Type,
    to: To,
    move: (entry: View<Types[Type]>) => Answer & OnlyFieldsOf<Answer, Types[To], To>,
  ): TypedModel<Types>
  deleteEntries<Type extends keyof Types & string>(
    type: Type,
    where?: (entry: View<Types[Type]>) => boolean,
  ): TypedModel<Types>
  tagEntries<Type extends keyof Types & string>(
    type: Type,
    tags: (entry: View<Types[Type]>) => readonly string[],
  ): TypedModel<Types>

  replaceLinks(replace: Readonly<Record<string, string>>): TypedModel<Types>
  createTag(tag: string, spec: NewTag & { spaces: readonly Space[] }): TypedModel<Types>
  deleteTag(tag: string, where: { spaces: readonly Space[] }): TypedModel<Types>
}

/** The same with one more key, or with another value of it. Resolved at once, so that messages stay short. */
type With<Types, Key extends string, Value> = Types extends unknown
  ? { [Id in keyof Types | Key]: Id extends Key ? Value : Id extends keyof Types ? Types[Id] : never }
  : never

type Without<Types, Key extends string> = Types extends unknown
  ? { [Id in Exclude<keyof Types, Key>]: Types[Id] }
  : never

/** Refuses, in words, an id that a field has already. */
type Untaken<Field extends string, Fields, Type extends string> = Field extends keyof Fields
  ? `${Type} has a field ${Field} already`
  : Field
