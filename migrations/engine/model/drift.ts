import { isSame } from '@association/services/management/index.ts'
import type { EditorSpec, FieldSpec, SpaceModel, TypeSpec } from '../specs/space-model.ts'
import { editorParts } from '../specs/tidy.ts'
import { appItems } from './merge-editor.ts'

export type Finding =
  | { kind: 'missing' | 'foreign'; type: string; field?: string }
  | { kind: 'changed'; type: string; field?: string; property: string; code: unknown; space: unknown }
  | { kind: 'unpublished'; type: string }

export type Live = { model: SpaceModel; unpublished: ReadonlySet<string> }

/** Ignores what apps do to editors. */
export function driftOf(code: SpaceModel, { model, unpublished }: Live): Finding[] {
  const ids = [...new Set([...Object.keys(code), ...Object.keys(model)])]
  return [
    ...ids.flatMap((type) => typeDrift(type, code[type], model[type])),
    ...[...unpublished].map((type) => ({ kind: 'unpublished' as const, type })),
  ]
}

/** Extra parts of the space are harmless. */
export const isInTheWay = ({ kind }: Finding) => kind !== 'foreign'

function typeDrift(type: string, code: TypeSpec | undefined, live: TypeSpec | undefined): Finding[] {
  if (!code) return [{ kind: 'foreign', type }]
  if (!live) return [{ kind: 'missing', type }]
  const { fields: seen, ...head } = asSeen(live, code)
  const { fields, ...codeHead } = code
  return [
    ...changes({ type }, codeHead, head),
    ...Object.keys({ ...fields, ...seen }).flatMap((field) =>
      fieldDrift({ type, field }, fields[field], seen[field]),
    ),
    ...orderDrift(type, Object.keys(fields), Object.keys(seen)),
  ]
}

type DriftPlace = { type: string; field?: string }

function fieldDrift(place: DriftPlace, code: FieldSpec | undefined, live: FieldSpec | undefined): Finding[] {
  if (!code) return [{ kind: 'foreign', ...place }]
  if (!live) return [{ kind: 'missing', ...place }]
  return changes(place, code, live)
}

function changes(place: DriftPlace, code: object, live: object): Finding[] {
  const [said, held] = [new Map(Object.entries(code)), new Map(Object.entries(live))]
  return [...new Set([...said.keys(), ...held.keys()])]
    .filter((property) => !isSame(said.get(property), held.get(property)))
    .map((property) => ({
      kind: 'changed',
      ...place,
      property,
      code: said.get(property) ?? null,
      space: held.get(property) ?? null,
    }))
}

function orderDrift(type: string, code: readonly string[], live: readonly string[]): Finding[] {
  const [said, held] = [code.filter((id) => live.includes(id)), live.filter((id) => code.includes(id))]
  return isSame(said, held) ? [] : [{ kind: 'changed', type, property: 'order', code: said, space: held }]
}

export function asSeen(live: TypeSpec, code: TypeSpec): TypeSpec {
  const { editor, ...rest } = live
  const fields = Object.entries(live.fields).map(([id, field]) => [id, withoutApp(field, code.fields[id])])
  const arranged = arrangedBy(editor, code.editor)
  return {
    ...rest,
    fields: Object.fromEntries(fields),
    ...(Object.keys(arranged).length > 0 ? { editor: arranged } : {}),
  }
}

/** A field with an app counts as the built-in editor in the code. */
function withoutApp(live: FieldSpec, code: FieldSpec | undefined): FieldSpec {
  if (!code || !live.widget.startsWith('app:') || code.widget.startsWith('app:')) return live
  const { widget: _, help: __, settings: ___, ...field } = live
  const { widget, help, settings } = code
  return { ...field, widget, ...(help === undefined ? {} : { help }), ...(settings ? { settings } : {}) }
}

function arrangedBy(live: EditorSpec = {}, code: EditorSpec = {}): EditorSpec {
  return Object.fromEntries(
    editorParts
      .filter((part) => code[part] !== undefined)
      .map((part) => {
        const ofApps = appItems(live[part], code[part])
        return [part, live[part]?.filter((item) => !ofApps.includes(item)) ?? []]
      }),
  )
}
