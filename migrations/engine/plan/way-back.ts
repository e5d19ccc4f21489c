import { isRetyped } from '../model/merge.ts'
import { type Renames, renameFields } from '../model/rename-fields.ts'
import { type FieldSpec, isSameType, type TypeSpec, tidyField } from '../model/space-model.ts'
import { reversed, type Stage, type TypeOperation } from '../operation.ts'

/**
 * The stages of a change in reverse. Contentful publishes what entries were before only under the rules of before, so
 * the first stage of the way back loosens the content types of entries that are published on it; they stay so until
 * they are what they were.
 */
export function wayBack(stages: readonly Stage[]): Stage[] {
  const back = stages.toReversed().map(
    ({ about, operations }): Stage => ({
      about: `undo ${about}`,
      operations: operations.toReversed().map(reversed),
    }),
  )
  const loosened = new Map(publishedTypes(back).flatMap((type) => loosenType(type, back)))
  const before = [...loosened].flatMap(([{ id, from }, { from: loose }]): TypeOperation[] =>
    from && loose && !isSameType(from, loose) && isFirstOf(id, from, back)
      ? [{ kind: 'contentType', id, from, to: loose }]
      : [],
  )
  return [
    { about: 'rules of before', operations: before },
    ...back.map(({ about, operations }) => ({
      about,
      operations: operations.map((operation) =>
        operation.kind === 'contentType' ? (loosened.get(operation) ?? operation) : operation,
      ),
    })),
  ]
}

function publishedTypes(stages: readonly Stage[]): string[] {
  const types = stages.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.kind === 'entry' && operation.to?.published ? [operation.to.type] : [],
    ),
  )
  return [...new Set(types)]
}

const typeOperations = (type: string, stages: readonly Stage[]): TypeOperation[] =>
  stages.flatMap(({ operations }) =>
    operations.filter((operation) => operation.kind === 'contentType' && operation.id === type),
  ) as TypeOperation[] // the filter leaves only these

const isFirstOf = (type: string, from: TypeSpec, stages: readonly Stage[]) =>
  typeOperations(type, stages)[0]?.from === from

/** Its operations with loose content types between them; how it was before the change stays exact. */
function loosenType(type: string, stages: readonly Stage[]): [TypeOperation, TypeOperation][] {
  const operations = typeOperations(type, stages)
  // What stands first may be half done, and nothing is published before it.
  const isExact = (operation: TypeOperation) => stages[0]?.operations.includes(operation)
  let base = operations.at(-1)?.to
  let to = base
  return operations.toReversed().map((operation) => {
    base = base && renameFields(base, inverted(operation.renames))
    const from = isExact(operation) ? operation.from : operation.from && loose(operation.from, base)
    const { from: _, to: __, ...rest } = operation
    const result: TypeOperation = { ...rest, ...(from ? { from } : {}), ...(to ? { to } : {}) }
    to = from
    return [operation, result]
  })
}

const inverted = (renames: Renames = {}): Renames =>
  Object.fromEntries(Object.entries(renames).map(([old, renamed]) => [renamed, old]))

/** The rules of before; a field that was not there yet has none. */
const loose = (type: TypeSpec, base: TypeSpec | undefined): TypeSpec => ({
  ...type,
  fields: Object.fromEntries(
    Object.entries(type.fields).map(([id, field]) => [id, looseField(field, base?.fields[id])]),
  ),
})

function looseField(field: FieldSpec, base: FieldSpec | undefined): FieldSpec {
  const { required: _, validations: __, items, ...rest } = field
  const rules = base && !isRetyped(base, field) ? base : undefined
  return tidyField({
    ...rest,
    ...(rules?.required ? { required: true } : {}),
    ...(rules?.validations ? { validations: rules.validations } : {}),
    ...(items ? { items: { ...items, validations: rules?.items?.validations ?? [] } } : {}),
  })
}
