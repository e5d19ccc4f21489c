import type { Field } from '../define/field.ts'
import { nodesOf, wordsOf } from '../rich-text/nodes.ts'
import { textsIn } from './json-texts.ts'

export type WrittenLink = { address: string; words: string }

/** Skips HTML, which needs a parser. */
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

export const addressKey = /^(?:link|url|href)$|(?:Link|Url|Href)$/

/** `words` is the key of the text. An empty text is no link yet. */
export const jsonLinksIn = (value: unknown): WrittenLink[] =>
  textsIn(value)
    .filter(({ key, text }) => addressKey.test(key) && text.trim() !== '')
    .map(({ key, text }) => ({ address: text, words: key }))

/** Bounded, because a text of only brackets would take quadratic time. */
const markdownLink = /\[([^\]\n]{0,300})\]\(\s*(?:<([^>\n]{0,2000})>|([^()\s]*(?:\([^()\s]*\)[^()\s]*)*))/g

export const markdownLinksIn = (value: unknown): WrittenLink[] =>
  textsIn(value)
    .flatMap(({ text }) => [...text.matchAll(markdownLink)])
    .map(([, words = '', pointed, plain = '']) => ({ words, address: pointed ?? plain }))
