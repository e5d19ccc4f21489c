import type { Field } from '../define/field.ts'
import { nodesOf, wordsOf } from '../rich-text/nodes.ts'
import { textsIn } from './json-texts.ts'

export type WrittenLink = { address: string; words: string }

/** Does not read links in HTML, which need a parser. */
export function addressesIn({ kind }: Pick<Field, 'kind'>, value: unknown): WrittenLink[] {
  if (kind === 'richText') return hyperlinksIn(value)
  if (kind === 'json') return [...jsonLinksIn(value), ...markdownLinksIn(value)]
  if (kind === 'markdown' || kind === 'text') return markdownLinksIn(value)
  return kind === 'url' && typeof value === 'string' ? [{ address: value, words: '' }] : []
}

export const hyperlinksIn = (value: unknown): WrittenLink[] =>
  nodesOf(value)
    .filter(({ nodeType }) => nodeType === 'hyperlink')
    .map((node) => ({
      address: typeof node.data.uri === 'string' ? node.data.uri : '',
      words: wordsOf(node),
    }))

/** Keys of URLs in JSON blocks. */
export const addressKey = /^(?:link|url|href)$|(?:Link|Url|Href)$/

/** Skips empty links. `words` is the key. */
export const jsonLinksIn = (value: unknown): WrittenLink[] =>
  textsIn(value)
    .filter(({ key, text }) => addressKey.test(key) && text.trim() !== '')
    .map(({ key, text }) => ({ address: text, words: key }))

/** The lengths are bounded, because a text of only brackets would take quadratic time. */
const markdownLink = /\[([^\]\n]{0,300})\]\(\s*(?:<([^>\n]{0,2000})>|([^()\s]*(?:\([^()\s]*\)[^()\s]*)*))/g

export const markdownLinksIn = (value: unknown): WrittenLink[] =>
  textsIn(value)
    .flatMap(({ text }) => [...text.matchAll(markdownLink)])
    .map(([, words = '', pointed, plain = '']) => ({ words, address: pointed ?? plain }))
