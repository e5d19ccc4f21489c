import { addressKey } from '@association/content/field-rules/addresses-in.ts'
import { textsIn } from '@association/content/field-rules/json-texts.ts'
import { linksInHtml, linksInMarkdown } from './in-html.ts'
import { clickable, type InValue } from './link.ts'

/** Includes Markdown and HTML in the JSON. */
export const linksInJson = (json: unknown, markup?: 'html'): InValue[] =>
  textsIn(json).flatMap(({ key, text, path }) => {
    if (addressKey.test(key)) return text.trim() === '' ? [] : [clickable(text, '', path)]
    if (isAddress.test(text.trim())) return [picture(text.trim(), path)]
    if (!mayHoldLinks.test(text)) return []
    return markup === 'html' ? linksInHtml(text, path) : linksInMarkdown(text, path)
  })

/** JSON names images by address or by id. */
const isAddress = /^(?:https?:)?\/\/[^\s/]+\/\S*$/i
const mayHoldLinks = /\]\s*[([:]|<a\b|<img\b|https?:\/\/|www\./i

const picture = (written: string, path: string): InValue => ({
  ...clickable(written.replace(/^\/\//, 'https://'), '', path),
  element: 'img',
})
