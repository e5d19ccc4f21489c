import type { ContentEntity, ContentType, TypeField } from '../../entity.ts'
import { entries, fieldRenames, publishedEntries, type StoreKind } from '../../store/kinds.ts'
import type { RequestContext } from '../context.ts'

export const completeField = ({ newId, ...field }: TypeField): TypeField => ({
  ...field,
  id: newId ?? field.id,
  localized: field.localized ?? false,
  required: field.required ?? false,
  validations: field.validations ?? [],
  disabled: field.disabled ?? false,
  omitted: field.omitted ?? false,
})

export function renamesOf({ twin, place }: RequestContext, contentTypeId: string): Record<string, string> {
  return twin.store.get(fieldRenames, place, contentTypeId)?.renames ?? {}
}

export function noteRenames(context: RequestContext, contentTypeId: string, fields: readonly TypeField[]) {
  const wanted = fields.flatMap(({ id, newId }) => (newId !== undefined && newId !== id ? [[id, newId]] : []))
  if (wanted.length === 0) return
  const { twin, place } = context
  const renames = new Map(Object.entries(renamesOf(context, contentTypeId)))
  for (const [id = '', newId = ''] of wanted) {
    const original = [...renames].find(([, renamed]) => renamed === id)?.[0] ?? id
    renames.set(original, newId)
  }
  twin.store.put(fieldRenames, place, { sys: { id: contentTypeId }, renames: Object.fromEntries(renames) })
}

/** Publication moves values to new ids and deletes those of removed fields. */
export function moveData(context: RequestContext, type: ContentType) {
  const { twin, place } = context
  const renames = renamesOf(context, type.sys.id)
  const known = new Set(type.fields.map((field) => field.id))
  for (const kind of [entries, publishedEntries] as StoreKind<ContentEntity>[]) {
    for (const entry of twin.store.list(kind, place)) {
      if (entry.sys.contentType?.sys.id !== type.sys.id) continue
      const ids = Object.keys(entry.fields)
      if (ids.every((id) => known.has(id) && !(id in renames))) continue
      const moved = Object.entries(entry.fields).map(([id, values]) => [renames[id] ?? id, values] as const)
      const fields = Object.fromEntries(moved.filter(([id]) => known.has(id)))
      twin.store.put(kind, place, { ...entry, fields })
    }
  }
  twin.store.remove(fieldRenames, place, type.sys.id)
}
