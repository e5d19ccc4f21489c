import type { Field } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { locale } from '@association/content/define/locale.ts'
import { type Status, statusOf } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isSame } from '@association/services/management/index.ts'
import type { ExportedEntity, SpaceExport } from '../export/space-export.ts'
import { type Called, calledOf, fieldLabel, typeOf } from '../naming.ts'

export type Difference = Called & {
  kind: 'entry' | 'asset'
  change: 'new' | 'gone' | 'changed'
  id: string
  state: { from?: Status; to?: Status }
  fields: readonly FieldDifference[]
}
export type FieldDifference = { field: string; label: string; locale: string; from?: unknown; to?: unknown }

export type Comparison = { differences: readonly Difference[]; same: number }

export function compare(from: SpaceExport, to: SpaceExport, only?: readonly string[]): Comparison {
  const isWanted = ({ sys }: ExportedEntity) => only === undefined || only.includes(typeOf({ sys }))
  const assets = only
    ? []
    : compareAll('asset', comparableAssets(from.assets, to.assets), comparableAssets(to.assets, from.assets))
  const all = [...compareAll('entry', from.entries.filter(isWanted), to.entries.filter(isWanted)), ...assets]
  const differences = all.filter((each) => each !== undefined)
  const order = ({ kind, typeName, title, id }: Difference) =>
    `${kind === 'asset'} ${typeName} ${title} ${id}`
  return {
    differences: differences.toSorted((one, other) => order(one).localeCompare(order(other))),
    same: all.length - differences.length,
  }
}

function compareAll(
  kind: Difference['kind'],
  from: readonly ExportedEntity[],
  to: readonly ExportedEntity[],
) {
  const [before, after] = [byId(from), byId(to)]
  return [...new Set([...before.keys(), ...after.keys()])].map((id) =>
    compareOne(kind, before.get(id), after.get(id)),
  )
}

const byId = (items: readonly ExportedEntity[]) => new Map(items.map((item) => [item.sys.id, item]))

function compareOne(
  kind: Difference['kind'],
  from: ExportedEntity | undefined,
  to: ExportedEntity | undefined,
): Difference | undefined {
  const shown = to ?? from
  if (!shown) return undefined
  const state = { ...(from && { from: statusOf(from.sys) }), ...(to && { to: statusOf(to.sys) }) }
  const fields = from && to ? [...typeDifference(from, to), ...fieldDifferences(from, to)] : []
  if (from && to && fields.length === 0 && state.from === state.to) return undefined
  const change = from ? (to ? 'changed' : 'gone') : 'new'
  return { kind, change, id: shown.sys.id, ...calledOf(shown), state, fields }
}

/** An id with another content type is another entry. */
function typeDifference(from: ExportedEntity, to: ExportedEntity): FieldDifference[] {
  const [one, other] = [typeOf(from), typeOf(to)]
  return one === other ? [] : [{ field: 'sys', label: 'Content type', locale, from: one, to: other }]
}

function fieldDifferences(from: ExportedEntity, to: ExportedEntity): FieldDifference[] {
  const type = typeOf(to)
  const known: Readonly<Record<string, Field>> = contentTypeFor(type)?.fields ?? {}
  const fields = new Set([...Object.keys(known), ...Object.keys(from.fields), ...Object.keys(to.fields)])
  // Programs write hidden fields, such as the gate.
  const compared = [...fields].filter((field) => !known[field]?.hidden)
  return compared.flatMap((field) => {
    const [before = {}, after = {}] = [from.fields[field], to.fields[field]]
    const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return locales
      .filter((each) => !isSame(before[each] ?? undefined, after[each] ?? undefined))
      .map((each) => ({
        ...{ field, label: fieldLabel(type, field), locale: each },
        ...{ from: before[each], to: after[each] },
      }))
  })
}

/** File URLs contain space and upload, so files are compared by name, size and type, and by SHA-256 if both have it. */
function comparableAssets(
  assets: readonly ExportedEntity[],
  others: readonly ExportedEntity[],
): ExportedEntity[] {
  const opposite = byId(others)
  return assets.map((asset) => {
    const files = Object.entries(asset.fields.file ?? {}).map(([each, file]) => {
      const { fileName, contentType, details, sha256 } = recordOf(file)
      const isComparable = recordOf(opposite.get(asset.sys.id)?.fields.file?.[each]).sha256 !== undefined
      return [each, { fileName, contentType, details, ...(isComparable && { sha256 }) }]
    })
    return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
  })
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
