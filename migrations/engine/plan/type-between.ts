import { isSame } from '@association/services/management/index.ts'
import { renameFields, renamesLeft } from '../model/rename-fields.ts'
import type { TypeOperation } from '../operations/operation.ts'
import { sortAccepted } from '../specs/accepted-types.ts'
import { editorProperties, type FieldSpec, type TypeSpec } from '../specs/space-model.ts'

/**
 * True for the content type before the operation, after it, or as an interrupted run leaves it. Such a run leaves each
 * property old or new, and omits fields before it deletes them.
 */
export function isTypeBetween(
  live: TypeSpec | undefined,
  { from, to, renames = {}, unbegun }: TypeOperation,
): boolean {
  if (!live) return !from || !to
  const ends = [
    ...(from ? [renameFields(from, renames)] : []),
    ...(to ? [to] : []),
    ...(unbegun ? [unbegun] : []),
  ]
  const left = renamesLeft(renames, idsOf(live), idsOf(to))
  const now = renameFields(live, left)
  const isKnown = (key: 'name' | 'description' | 'displayField') => ends.some((end) => end[key] === now[key])
  return (
    isKnown('name') &&
    isKnown('description') &&
    isKnown('displayField') &&
    [now, ...ends]
      .flatMap(({ fields }) => Object.keys(fields))
      .every((id) =>
        isFieldBetween(
          now.fields[id],
          ends.map((end) => end.fields[id]),
        ),
      )
  )
}

const idsOf = (type: TypeSpec | undefined) => new Set(Object.keys(type?.fields ?? {}))

type HeldField = FieldSpec | undefined

function isFieldBetween(live: HeldField, ends: readonly HeldField[]): boolean {
  // A retyped field is missing for a moment.
  if (!live) return ends.some((end) => !end) || new Set(ends.map((end) => end?.type)).size > 1
  const known = ends.filter((end) => end !== undefined)
  return (
    known.some((end) => isSame(bodyOf(end), bodyOf(live))) &&
    (known.length < 2 || known.some((end) => isSame(editorOf(end), editorOf(live))) || isUnarranged(live))
  )
}

function bodyOf(field: FieldSpec) {
  // Plans of earlier versions keep lists of accepted types in the order of the space.
  const { omitted: _, ...rest } = sortAccepted(field)
  return Object.fromEntries(
    Object.entries(rest).filter(([key]) => !(editorProperties as readonly string[]).includes(key)),
  )
}

const editorOf = ({ widget, help, settings }: FieldSpec) => ({ widget, help, settings })

/** Contentful picks a widget until the editor is written. */
const isUnarranged = ({ help, settings }: FieldSpec) => !help && !settings
