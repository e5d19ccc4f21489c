import { type JsonForm, longText, text } from '../../define/field.ts'
import { isRecord } from '../../safe/is-record.ts'

export const sectionDataForm: JsonForm = {
  fields: {
    metaTitle: text({ help: 'A small line above the title.' }),
    title: text(),
    description: longText(),
  },
}

export type SectionData = { metaTitle?: string; title?: string; description?: string }
const parts = ['metaTitle', 'title', 'description'] as const

export const isSectionData = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isRecord(value) && parts.every((part) => value[part] === undefined || typeof value[part] === 'string'))

export function sectionDataOf(value: unknown): SectionData {
  const given = isRecord(value) ? value : {}
  return Object.fromEntries(
    parts.flatMap((part) =>
      typeof given[part] === 'string' && given[part] !== '' ? [[part, given[part]]] : [],
    ),
  )
}
