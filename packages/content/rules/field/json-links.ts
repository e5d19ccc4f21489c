import { isAllowedAddress } from '../../links/link-attributes.ts'
import { jsonLinksIn, markdownLinksIn } from '../addresses-in.ts'
import type { FieldRule } from '../rule.ts'
import { short } from './address.ts'

export const jsonAddresses: FieldRule = {
  id: 'json-address',
  title: 'Links in JSON that lead nowhere',
  about: 'What a JSON block calls a link is an address that the site links to.',
  severity: 'error',
  scope: 'field',
  kinds: ['json'],
  check: (value, { field, label }) =>
    (field.examined ? [] : jsonLinksIn(value))
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ words, address }) =>
          `${label}: the ${words} “${short(address)}” is no address that the site links to.`,
      ),
}

export const markdownAddresses: FieldRule = {
  id: 'markdown-address',
  title: 'Links in Markdown that lead nowhere',
  about: 'A link in Markdown leads to an address that the site links to.',
  severity: 'warning',
  scope: 'field',
  kinds: ['markdown', 'json'],
  check: (value) =>
    markdownLinksIn(value)
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ words, address }) =>
          `The link “${short(words)}” leads nowhere: “${short(address)}” is no address.`,
      ),
}
