import { isAllowedAddress } from '../links/link-attributes.ts'
import { short } from './address.ts'
import { jsonLinksIn, markdownLinksIn } from './addresses-in.ts'
import type { FieldRule } from './field-rule.ts'

export const jsonAddresses: FieldRule = {
  id: 'json-address',
  title: 'Invalid links in JSON',
  about: 'A link in a JSON block has an address that the site accepts.',
  severity: 'error',
  scope: 'field',
  kinds: ['json'],
  check: (value, { field, label }) =>
    (field.examined ? [] : jsonLinksIn(value))
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ words, address }) =>
          `${label}: the ${words} “${short(address)}” is not a valid address. Write one such as https://www.example.org or /membership.`,
      ),
}

export const markdownAddresses: FieldRule = {
  id: 'markdown-address',
  title: 'Invalid links in Markdown',
  about: 'A link in Markdown has an address that the site accepts.',
  severity: 'error',
  scope: 'field',
  kinds: ['markdown', 'json'],
  check: (value) =>
    markdownLinksIn(value)
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ words, address }) =>
          `The link “${short(words)}” does not work: “${short(address)}” is not a valid address.`,
      ),
}
