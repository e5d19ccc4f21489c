import type { Entry } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'

type EventPart = Entry<'eventPart'>

/** Includes parts inside containers. */
export function partsIn(page: Entry<'page'>): EventPart[] {
  return page.fields.sections.flatMap((section) => inside(section, new Set()))
}

function inside(value: unknown, seen: Set<unknown>): EventPart[] {
  if (Array.isArray(value)) return value.flatMap((each) => inside(each, seen))
  if (!isEntry(value) || seen.has(value)) return []
  seen.add(value)
  // An edition has no event parts.
  return value.type === 'eventPart'
    ? [value]
    : Object.values(value.fields).flatMap((field) => inside(field, seen))
}

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value.type === 'string' && isRecord(value.fields)
