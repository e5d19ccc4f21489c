import { isAllowedAddress } from '../../links/link-attributes.ts'
import { textsIn } from '../json-texts.ts'
import type { FieldRule } from '../rule.ts'
import { short } from './address.ts'

/** What a JSON block calls an address. */
export const addressKey = /^(?:link|url|href)$|(?:Link|Url|Href)$/

export const jsonAddresses: FieldRule = {
  id: 'json-address',
  title: 'Links in JSON that lead nowhere',
  about: 'What a JSON block calls a link is an address that the site links to.',
  severity: 'error',
  scope: 'field',
  kinds: ['json'],
  check: (value, { field, label }) =>
    (field.examined ? [] : textsIn(value))
      .filter(({ key, text }) => addressKey.test(key) && text.trim() !== '' && !isAllowedAddress(text))
      .map(({ key, text }) => `${label}: the ${key} “${short(text)}” is no address that the site links to.`),
}

const markdownLink = /\[([^\]\n]*)\]\(\s*(?:<([^>\n]*)>|([^()\s]*(?:\([^()\s]*\)[^()\s]*)*))/g

export const markdownAddresses: FieldRule = {
  id: 'markdown-address',
  title: 'Links in Markdown that lead nowhere',
  about: 'A link in Markdown leads to an address that the site links to.',
  severity: 'warning',
  scope: 'field',
  kinds: ['markdown', 'json'],
  check: (value) =>
    textsIn(value)
      .flatMap(({ text }) => [...text.matchAll(markdownLink)])
      .map(([, words = '', pointed, plain = '']) => ({ words, address: pointed ?? plain }))
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ words, address }) =>
          `The link “${short(words)}” leads nowhere: “${short(address)}” is no address.`,
      ),
}
