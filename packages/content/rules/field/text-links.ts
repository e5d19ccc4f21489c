import { isAllowedAddress } from '../../links/link-attributes.ts'
import { hyperlinksIn } from '../addresses-in.ts'
import type { FieldRule } from '../rule.ts'
import { short } from './address.ts'

export const textAddresses: FieldRule = {
  id: 'text-address',
  title: 'Links in texts that lead nowhere',
  about: 'A link in a text leads to an address that the site links to.',
  severity: 'warning',
  scope: 'field',
  kinds: ['richText'],
  check: (value) =>
    hyperlinksIn(value)
      .filter(({ address }) => !isAllowedAddress(address))
      .map(
        ({ address, words }) =>
          `The link “${short(words)}” leads nowhere: “${short(address)}” is no address.`,
      ),
}

export const textLinkWords: FieldRule = {
  id: 'link-words',
  title: 'Links without words',
  about: 'A link in a text has words to click on.',
  severity: 'warning',
  scope: 'field',
  kinds: ['richText'],
  check: (value) =>
    hyperlinksIn(value)
      .filter(({ words }) => words.trim() === '')
      .map(({ address }) => `The link to ${short(address)} has no words to click on.`),
}
