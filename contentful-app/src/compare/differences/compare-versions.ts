import type { Field } from '@association/content'
import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import { isSameValue } from '@association/content/preview/same-value.ts'
import { titleOf } from '@association/content/rules'
import { keysIn, type SpaceOf, type Version, type VersionItem } from './version.ts'

/** `added` and `removed` refer to the page, not to the space. */
export type EntryChange = {
  kind: 'changed' | 'added' | 'removed'
  item: VersionItem
  title: string
  typeName: string
  fields: readonly FieldChange[]
}

export type FieldChange = {
  id: string
  label: string
  kind: Field['kind'] | 'file'
  before: unknown
  after: unknown
}

type Versions = { before: Version; after: Version; spaceOf: SpaceOf }

/** Uses the page order; removed items come last. */
export function compareVersions({ before, after, spaceOf }: Versions): EntryChange[] {
  const now = reachable(after, spaceOf)
  const then = reachable(before, spaceOf)
  const here = now.flatMap((item): EntryChange[] => {
    const older = then.find(({ key }) => key === item.key)
    if (!older) return [change('added', item)]
    const fields = changedFields(older, item)
    return fields.length > 0 ? [{ ...change('changed', item), fields }] : []
  })
  const known = new Set(now.map(({ key }) => key))
  return [...here, ...then.filter(({ key }) => !known.has(key)).map((item) => change('removed', item))]
}

function reachable({ root, items }: Version, spaceOf: SpaceOf): VersionItem[] {
  const found = new Map<string, VersionItem>()
  const open = [root]
  while (open.length > 0) {
    const item = items.get(open.pop() ?? '')
    if (!item || found.has(item.key)) continue
    found.set(item.key, item)
    const keys = keysIn(shownValues(item), { home: item.space, spaceOf })
    open.push(...keys.toReversed())
  }
  return [...found.values()]
}

const shownValues = ({ type, values }: VersionItem) =>
  Object.keys(contentTypeFor(type)?.fields ?? values).map((field) => values[field])

const change = (kind: EntryChange['kind'], item: VersionItem): EntryChange => ({
  ...{ kind, item, fields: [] },
  title: titleOfItem(item),
  typeName: item.kind === 'Asset' ? 'File' : (contentTypeFor(item.type)?.name ?? item.type),
})

export function titleOfItem({ kind, type, values, id }: VersionItem): string {
  if (kind === 'Entry') return titleOf(contentTypeFor(type), values, id)
  return typeof values.title === 'string' && values.title !== '' ? values.title : id
}

function changedFields(before: VersionItem, after: VersionItem): FieldChange[] {
  const fields = after.kind === 'Asset' ? assetFields : entryFields(after)
  return fields
    .map((field) => ({ ...field, before: before.values[field.id], after: after.values[field.id] }))
    .filter(({ before: older, after: newer }) => !isSameValue(filled(older), filled(newer)))
}

const assetFields: readonly Omit<FieldChange, 'before' | 'after'>[] = [
  { id: 'title', label: 'Title', kind: 'text' },
  { id: 'description', label: 'Alternative text', kind: 'text' },
  { id: 'file', label: 'File', kind: 'file' },
]

const entryFields = ({ type }: VersionItem): Omit<FieldChange, 'before' | 'after'>[] =>
  Object.entries(contentTypeFor(type)?.fields ?? {})
    .filter(([, { hidden }]) => !hidden)
    .map(([id, { name, kind }]) => ({ id, label: name ?? sentence(id), kind }))

/** Contentful omits empty fields, but editors can leave an empty text or list. */
const filled = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) ? undefined : value

/** Returns “2 changed, 1 added”. */
export function summaryOf(changes: readonly EntryChange[]): string {
  const counts = (['changed', 'added', 'removed'] as const)
    .map((kind) => ({ kind, count: changes.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return counts.length === 0
    ? 'No differences'
    : counts.map(({ kind, count }) => `${count} ${kind}`).join(', ')
}
