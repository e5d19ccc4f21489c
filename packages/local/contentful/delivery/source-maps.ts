import type { ContentEntity, Control } from '../entity.ts'
import type { RequestQuery } from '../http/scope.ts'
import { editorInterfaces } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import type { View } from './view.ts'

type Lookup = { fieldTypes: string[]; editorInterfaces: { widgetNamespace: string; widgetId: string }[] }

/** Source maps name each value's field, type and widget, so that clients can hide editor links in text. */
export function sourceMapper(store: Store, view: View) {
  const lookup: Lookup = { fieldTypes: [], editorInterfaces: [] }
  const sourceOf = (
    fieldType: string,
    { widgetNamespace = 'builtin', widgetId = 'singleLine' }: Control,
  ) => ({
    source: {
      fieldType: indexIn(lookup.fieldTypes, fieldType),
      editorInterface: indexIn(lookup.editorInterfaces, { widgetNamespace, widgetId }),
    },
  })
  const mappingsOf = (content: ContentEntity) =>
    Object.keys(content.fields).flatMap((id) => {
      const origin =
        content.sys.type === 'Asset' ? assetOrigins[id] : entryOrigin(store, view, { content, id })
      return origin ? [[`fields/${id}`, sourceOf(origin.type, origin.control)] as const] : []
    })
  return {
    withMap<T extends ContentEntity>(content: T): T {
      if (!content.fields) return content
      const mappings = Object.fromEntries(mappingsOf(content))
      return {
        ...content,
        sys: { ...content.sys, contentSourceMaps: { sys: { type: 'ContentSourceMaps' }, mappings } },
      }
    },
    lookup: () => ({ sys: { type: 'ContentSourceMapsLookup' }, ...lookup }),
  }
}

/** A single item has its map and lookup in `sys`. */
export function withSourceMap<T extends ContentEntity>(content: T, store: Store, view: View): T {
  const { withMap, lookup } = sourceMapper(store, view)
  const mapped = withMap(content)
  return { ...mapped, sys: { ...mapped.sys, contentSourceMapsLookup: lookup() } }
}

export const wantsSourceMaps = (query: RequestQuery, { audience }: View) =>
  query.includeContentSourceMaps === 'true' && audience === 'preview'

type Origin = { type: string; control: Control }

const assetOrigins: Record<string, Origin> = {
  title: { type: 'Symbol', control: { fieldId: 'title', widgetId: 'singleLine' } },
  description: { type: 'Text', control: { fieldId: 'description', widgetId: 'multipleLine' } },
}

function entryOrigin(
  store: Store,
  view: View,
  { content, id }: { content: ContentEntity; id: string },
): Origin | undefined {
  const typeId = content.sys.contentType?.sys.id ?? ''
  const field = view.contentType(typeId)?.fields.find((one) => one.id === id)
  const controls = store.get(editorInterfaces, view.place, typeId)?.controls ?? []
  return (
    field && { type: field.type, control: controls.find(({ fieldId }) => fieldId === id) ?? { fieldId: id } }
  )
}

function indexIn<T>(list: T[], item: T): number {
  const key = JSON.stringify(item)
  const known = list.findIndex((one) => JSON.stringify(one) === key)
  return known < 0 ? list.push(item) - 1 : known
}
