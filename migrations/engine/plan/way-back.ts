import type { SpaceLocales } from '../content/space-locales.ts'
import { loose } from '../model/loose.ts'
import { type Renames, renameFields } from '../model/rename-fields.ts'
import { reversed, type Stage, type TypeOperation } from '../operations/operation.ts'
import { looseEnough, statesOf } from '../preflight/broken-rules.ts'
import type { TypeSpec } from '../specs/space-model.ts'
import { isSameType } from '../specs/tidy.ts'

/**
 * Reverses the stages. Contentful publishes old values only under the old rules, so the first stage loosens the content
 * types of entries until their final state is published. Values that break even the old rules are published at the end,
 * before those rules return. A run interrupted in the last stage may not have begun it.
 */
export function wayBack(
  stages: readonly Stage[],
  { locales, isInterrupted }: { locales: SpaceLocales; isInterrupted: boolean },
): Stage[] {
  const back = stages.toReversed().map(
    ({ about, operations }): Stage => ({
      about: `undo ${about}`,
      operations: operations.toReversed().map(reversed),
    }),
  )
  const types = publishedTypes(back)
  const loosened = new Map(types.flatMap((type) => loosenType(type, back, { locales, isInterrupted })))
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
    { about: 'rules as they were', operations: types.flatMap((type) => tightenType(type, back, locales)) },
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
  ) as TypeOperation[]

const isFirstOf = (type: string, from: TypeSpec, stages: readonly Stage[]) =>
  typeOperations(type, stages)[0]?.from === from

function loosenType(
  type: string,
  stages: readonly Stage[],
  { locales, isInterrupted }: { locales: SpaceLocales; isInterrupted: boolean },
): [TypeOperation, TypeOperation][] {
  const operations = typeOperations(type, stages)
  // The first stage may be half done, and nothing is published before it.
  const isExact = (operation: TypeOperation) => stages[0]?.operations.includes(operation)
  let base = endOf(type, stages, locales)?.loose
  let to = base
  return operations.toReversed().map((operation) => {
    base = base && renameFields(base, inverted(operation.renames))
    const from = isExact(operation) ? operation.from : operation.from && loose(operation.from, base?.fields)
    const { from: _, to: __, ...rest } = operation
    const result: TypeOperation = {
      ...rest,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(isInterrupted && isExact(operation) ? unbegunOf(operation) : {}),
    }
    to = from
    return [operation, result]
  })
}

/** A stopped run may have left the type as it was before this operation. */
const unbegunOf = ({ to }: TypeOperation) => (to ? { unbegun: to } : {})

function endOf(type: string, stages: readonly Stage[], locales: SpaceLocales) {
  const exact = typeOperations(type, stages).at(-1)?.to
  if (!exact) return undefined
  return { exact, loose: looseEnough(exact, statesOf(type, stages, 'to'), locales) }
}

function tightenType(id: string, stages: readonly Stage[], locales: SpaceLocales): TypeOperation[] {
  const end = endOf(id, stages, locales)
  return !end || isSameType(end.loose, end.exact)
    ? []
    : [{ kind: 'contentType', id, from: end.loose, to: end.exact }]
}

const inverted = (renames: Renames = {}): Renames =>
  Object.fromEntries(Object.entries(renames).map(([old, renamed]) => [renamed, old]))
