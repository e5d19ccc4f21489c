import { isAllowedAddress } from '../links/link-attributes.ts'
import { hyperlinksIn, jsonLinksIn, markdownLinksIn } from './addresses-in.ts'
import type { FieldRule } from './field-rule.ts'

export const address: FieldRule = {
  id: 'address',
  title: 'Invalid addresses',
  about: 'An address has a form that the site accepts: http, https, mailto, tel, relative, # or ?.',
  severity: 'error',
  scope: 'field',
  kinds: ['url'],
  check: (value, { label }) =>
    isAllowedAddress(String(value))
      ? []
      : [
          `${label}: “${short(String(value))}” is not a valid address. Write one such as https://www.example.org or /membership.`,
        ],
}

export const textAddresses: FieldRule = {
  id: 'text-address',
  title: 'Invalid links in texts',
  about: 'A link in a text has an address that the site accepts.',
  severity: 'error',
  scope: 'field',
  kinds: ['richText'],
  check: (value) =>
    hyperlinksIn(value)
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ address, words }) =>
          `The link “${short(words)}” does not work: “${short(address)}” is not a valid address.`,
      ),
}

export const textLinkWords: FieldRule = {
  id: 'link-words',
  title: 'Links without text',
  about: 'A link has text to click on.',
  severity: 'warning',
  scope: 'field',
  kinds: ['richText'],
  check: (value) =>
    hyperlinksIn(value)
      .filter(({ words }) => words.trim() === '')
      .map(
        ({ address }) =>
          `The link to ${short(address)} has no text to click on. Add a text, or remove the link.`,
      ),
}

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

export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
