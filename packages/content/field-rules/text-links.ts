import { isAllowedAddress } from '../links/link-attributes.ts'
import { short } from './address.ts'
import { hyperlinksIn } from './addresses-in.ts'
import type { FieldRule } from './field-rule.ts'

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
