import type { Field } from '@association/content'
import type { Subject } from '@association/content/rules'
import { linksInHtml, linksInMarkdown } from './in-html.ts'
import { linksInJson } from './in-json.ts'
import { linksInRichText } from './in-rich-text.ts'
import { clickable, type InValue, type WrittenLink } from './link.ts'

export const linksOf = ({ type, values }: Pick<Subject, 'type' | 'values'>): WrittenLink[] =>
  Object.entries(type.fields)
    .filter(([, field]) => !field.hidden)
    .flatMap(([id, field]) =>
      linksInValue(field, values[id]).map((link) => ({
        ...link,
        field: id,
        text: link.text || wordsBeside(id, field, values),
      })),
    )

function linksInValue({ kind, markup }: Field, value: unknown): InValue[] {
  if (kind === 'richText') return linksInRichText(value)
  if (kind === 'json') return linksInJson(value, markup)
  if (typeof value !== 'string' || value.trim() === '') return []
  if (kind === 'url') return [clickable(value)]
  if (kind === 'html') return linksInHtml(value)
  return kind === 'markdown' ? linksInMarkdown(value) : []
}

/** Buttons have a text field: `button1Url` and `button1Text`, `url` and `linkText`. */
function wordsBeside(id: string, { kind }: Field, values: Subject['values']): string {
  if (kind !== 'url') return ''
  const words = [id.replace(/Url$/, 'Text'), 'linkText'].map((name) => values[name])
  return words.find((text) => typeof text === 'string' && text !== values[id])?.toString() ?? ''
}
