import { type Space, spaces } from '@association/content'
import { isSame } from '@association/services/management/index.ts'
import type { EditorSpec, FieldSpec, Models, TypeSpec } from '../specs/space-model.ts'
import { editorParts, tidyType } from '../specs/tidy.ts'
import * as words from '../words/schema-words.ts'
import type { SchemaStep } from '../words/steps.ts'
import { acceptanceSteps, afterAcceptanceSteps } from './compare-accepted.ts'
import { isRetyped } from './merge.ts'
import { type FieldRenames, type Renames, renameFields } from './rename-fields.ts'
import { replay } from './replay.ts'

/** Orders steps as additions, changes, removals, so that entries can be carried over in between. */
export function compare(from: Models, to: Models, renames: FieldRenames = {}): SchemaStep[] {
  const ids = [
    ...new Set(spaces.flatMap((space) => [...Object.keys(to[space]), ...Object.keys(from[space])])),
  ]
  const held = afterAcceptanceSteps({ from, to, renames })
  const parts = ids.map((id) => compareIn(id, { from: held, to, renames: renames[id] }))
  return [
    ...parts.flatMap(({ created }) => created),
    ...parts.flatMap(({ changed }) => changed),
    ...acceptanceSteps({ from, to, renames }),
    ...parts.flatMap(({ deleted }) => deleted),
  ]
}

type StepsByKind = { created: SchemaStep[]; changed: SchemaStep[]; deleted: SchemaStep[] }
type Both = { from: Models; to: Models; renames?: Renames }

function compareIn(id: string, { from, to, renames }: Both): StepsByKind {
  const [held, wanted] = [specOf(from, id), specOf(to, id)]
  const staying = spaces.filter((space) => from[space][id] && to[space][id])
  const gone = spaces.filter((space) => from[space][id] && !to[space][id])
  const added = spaces.filter((space) => !from[space][id] && to[space][id])
  const creation =
    wanted && added.length > 0 ? [words.createContentType(id, { spaces: added, ...wanted })] : []
  return {
    created: held ? [] : creation,
    changed: [
      ...(wanted && held && staying.length > 0 ? compareType(id, { held, wanted, renames }) : []),
      ...(held ? creation : []),
    ],
    deleted: gone.length > 0 ? [words.deleteContentType(id, { spaces: gone })] : [],
  }
}

/** A content type is the same in every space that has it. */
export const specOf = (models: Models, id: string): TypeSpec | undefined =>
  spaces.map((space: Space) => models[space][id]).find(Boolean)

type TypeChange = { held: TypeSpec; wanted: TypeSpec; renames?: Renames }

function compareType(id: string, { held, wanted, renames = {} }: TypeChange): SchemaStep[] {
  const steps = [
    ...Object.entries(renames).map(([field, to]) => words.renameField(id, field, to)),
    ...compareFields(id, renameFields(tidyType(held), renames), tidyType(wanted)),
  ]
  const reached = replayed(id, held, steps)
  const [{ fields: _, editor, ...head }, { fields, editor: wantedEditor, ...wantedHead }] = [reached, wanted]
  const patch = patchOf(head, wantedHead)
  const parts = editorPatch(editor, wantedEditor)
  return [
    ...steps,
    ...(Object.keys(patch).length > 0 ? [words.changeContentType(id, patch)] : []),
    ...orderSteps(id, Object.keys(reached.fields), Object.keys(fields)),
    ...(Object.keys(parts).length > 0 ? [words.changeEditor(id, parts)] : []),
  ]
}

function replayed(id: string, held: TypeSpec, steps: readonly SchemaStep[]): TypeSpec {
  const start: Models = { association: { [id]: held }, events: {} }
  return replay([{ id: '', change: { about: '', steps } }], start).association[id] ?? held
}

function compareFields(id: string, { fields: held }: TypeSpec, { fields: wanted }: TypeSpec): SchemaStep[] {
  const names = Object.keys(wanted)
  const going = Object.keys(held).filter((name) => !isKept(held[name], wanted[name]))
  return [
    ...going.map((name) => words.deleteField(id, name)),
    ...names.flatMap((name, at) => fieldSteps({ id, name, after: names[at - 1] }, held[name], wanted[name])),
  ]
}

const isKept = (from: FieldSpec | undefined, to: FieldSpec | undefined) =>
  from !== undefined && to !== undefined && !isRetyped(from, to)

type ComparedField = { id: string; name: string; after: string | undefined }

function fieldSteps(
  { id, name, after }: ComparedField,
  from: FieldSpec | undefined,
  to: FieldSpec | undefined,
): SchemaStep[] {
  if (!to) return []
  if (!from || !isKept(from, to)) return [words.addField(id, name, { ...to, ...(after ? { after } : {}) })]
  const patch = patchOf(from, to)
  return Object.keys(patch).length > 0 ? [words.changeField(id, name, patch)] : []
}

function orderSteps(id: string, held: readonly string[], wanted: readonly string[]): SchemaStep[] {
  if (isSame(held, wanted)) return []
  const moved = wanted.find((field, at) => {
    const others = held.filter((other) => other !== field)
    return isSame(others.toSpliced(at, 0, field), wanted)
  })
  if (moved === undefined) return [words.orderFields(id, wanted)]
  const after = wanted[wanted.indexOf(moved) - 1]
  return [words.moveField(id, moved, after === undefined ? 'first' : { after })]
}

function patchOf<T extends object>(from: T, to: T): Partial<T> {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof T)[]
  return Object.fromEntries(
    keys.filter((key) => !isSame(from[key], to[key])).map((key) => [key, to[key]]),
  ) as Partial<T>
}

/** People and apps arrange parts that the model lacks. */
const editorPatch = (from: EditorSpec = {}, to: EditorSpec = {}): EditorSpec =>
  Object.fromEntries(
    editorParts
      .filter((part) => to[part] !== undefined && !isSame(from[part], to[part]))
      .map((part) => [part, to[part]]),
  )
