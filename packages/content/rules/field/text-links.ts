import { isAllowedAddress } from '../../links/link-attributes.ts'
import { nodesOf, wordsOf } from '../rich-text-nodes.ts'
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
      .filter(({ uri }) => !isAllowedAddress(uri))
      .map(({ uri, words }) => `The link “${short(words)}” leads nowhere: “${short(uri)}” is no address.`),
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
      .map(({ uri }) => `The link to ${short(uri)} has no words to click on.`),
}

const hyperlinksIn = (value: unknown) =>
  nodesOf(value)
    .filter(({ nodeType }) => nodeType === 'hyperlink')
    .map((node) => ({
      uri: typeof node.data.uri === 'string' ? node.data.uri : '',
      words: wordsOf(node),
    }))
