import type { Space } from '@association/content'
import type { EditorSpec } from '../../specs/space-model.ts'
import type { NewTag } from '../content-words.ts'
import type { Step } from '../steps.ts'
import type { DerivedFrom, EntriesIn, MovedTo, OnlyFields, OnlyFieldsOf, View } from './answers.ts'
import type { FactOf, FactsIn, TypesOf, WithoutField, WithoutType } from './facts.ts'
import type { KindOf, TypedValues } from './kinds.ts'
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
 * Each word returns the model after it. `schema-words.ts` and `content-words.ts` document them. Ids have the type
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
  createTag(tag: string, spec: NewTag & { spaces: readonly Space[] }): TypedModel<Facts>
  deleteTag(tag: string, where: { spaces: readonly Space[] }): TypedModel<Facts>
}

type Untaken<Field extends string, Fields, Type extends string> = Field extends keyof Fields
  ? `${Type} has a field ${Field} already`
  : Field
