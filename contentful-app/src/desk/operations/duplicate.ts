import type { ContentType } from '@association/content'
import { linksIn } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'

type CopiedFields = EntryProps['fields']

/** Marks the title as a copy and omits values that must be unique. Blocks inside the copy stay the same entries. */
export function copiedFields(type: ContentType, fields: CopiedFields, locale: string): CopiedFields {
  const kept = Object.entries(fields).filter(([id]) => !type.fields[id]?.unique && !type.fields[id]?.hidden)
  const title = fields[type.title]?.[locale]
  const copy = Object.fromEntries(kept)
  if (typeof title !== 'string' || !(type.title in copy)) return copy
  return { ...copy, [type.title]: { ...copy[type.title], [locale]: `${title} (copy)` } }
}

export function sharedWords(fields: CopiedFields): string {
  const shared = linksIn(Object.values(fields)).filter(({ linkType }) => linkType === 'Entry').length
  if (shared === 0) return ''
  return shared === 1
    ? '. The block inside it is shared with the original'
    : `. The ${shared} blocks inside it are shared with the original`
}
