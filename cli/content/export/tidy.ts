import { type Status, statusOf } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import { printableJson } from '@association/services/command-line/json-text.ts'
import type { Printable } from '@association/services/command-line/lines.ts'
import { heldValues } from './held-values.ts'
import type { ExportItem, SpaceExport, Sys } from './space-export.ts'

/** Removes versions, dates, authors and origin, which change without the content. */
export function tidy(all: SpaceExport): SpaceExport {
  return Object.fromEntries(
    Object.entries(all).map(([part, items]) => [part, items.map(part === 'locales' ? tidyLocale : tidyItem)]),
  ) as SpaceExport // the same parts with the same items
}

export function exportText(all: SpaceExport): Printable {
  const parts = Object.entries(all).map(([part, items]) => [part, items.toSorted(byId)])
  return printableJson(`${JSON.stringify(Object.fromEntries(parts), sortKeys, 2)}\n`)
}

function tidyItem(item: ExportItem): ExportItem {
  const { id, type, contentType, visibility } = item.sys
  const kept = { id, type, contentType: contentType && linkOnly(contentType), visibility }
  return { ...item, ...tagsOf(item), ...fieldsOf(item), sys: { ...kept, ...versionsOf(item.sys) } }
}

/** Locale ids differ by environment; codes do not. */
const tidyLocale = (item: ExportItem): ExportItem =>
  tidyItem({ ...item, sys: { ...item.sys, id: String(item.code) } })

const linkOnly = ({ sys: { id } }: { sys: { id: string } }) => ({
  sys: { type: 'Link', linkType: 'ContentType', id },
})

/** Smallest versions that express draft, published, changed or archived. */
const versionsOf = (sys: Sys): Partial<Sys> => (sys.version === undefined ? {} : leastVersions[statusOf(sys)])

const leastVersions: Record<Exclude<Status, 'unknown'>, Partial<Sys>> = {
  draft: { version: 1 },
  published: { version: 2, publishedVersion: 1 },
  changed: { version: 3, publishedVersion: 1 },
  archived: { version: 2, archivedVersion: 1 },
}

/** Contentful orders tags by when they were set. */
function tagsOf({ metadata }: ExportItem): Partial<ExportItem> {
  const { tags, ...more } = (metadata ?? {}) as { tags?: ExportItem[] }
  return tags ? { metadata: { ...more, tags: tags.toSorted(byId) } } : {}
}

const fieldsOf = ({ fields }: ExportItem): Partial<ExportItem> =>
  isRecord(fields) ? { fields: heldValues(fields) } : {}

/** Editor interfaces all have the id `default`; the content type tells them apart. */
const nameOf = ({ sys, code }: ExportItem) => `${sys.id}/${sys.contentType?.sys.id ?? ''}/${code ?? ''}`
const byPlain = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const byId = (one: ExportItem, other: ExportItem) => byPlain(nameOf(one), nameOf(other))

const sortKeys = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => byPlain(one, other)))
    : value
