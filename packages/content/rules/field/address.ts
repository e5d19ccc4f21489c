import { isAllowedAddress } from '../../links/link-attributes.ts'
import type { FieldRule } from '../rule.ts'

export const address: FieldRule = {
  id: 'address',
  title: 'Addresses that lead nowhere',
  about: 'An address is one that the site links to: http, https, mailto, tel, relative, # or ?.',
  severity: 'error',
  scope: 'field',
  kinds: ['url'],
  check: (value, { label }) =>
    isAllowedAddress(String(value))
      ? []
      : [`${label} leads nowhere: “${short(String(value))}” is no address that the site links to.`],
}

/** Long enough to recognise it by. */
export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
