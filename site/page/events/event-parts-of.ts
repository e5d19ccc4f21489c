import type { Entry } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'

type EventPart = Entry<'eventPart'>

export function eventPartsOf(page: Entry<'page'>): EventPart[] {
  return page.fields.sections.flatMap((section) => partsInside(section, new Set()))
}

function partsInside(value: unknown, seen: Set<unknown>): EventPart[] {
  if (Array.isArray(value)) return value.flatMap((each) => partsInside(each, seen))
  if (!isEntry(value) || seen.has(value)) return []
  seen.add(value)
  // An edition has no event parts.
  return value.type === 'eventPart'
    ? [value]
    : Object.values(value.fields).flatMap((field) => partsInside(field, seen))
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.type === 'string' && isRecord(value.fields)
