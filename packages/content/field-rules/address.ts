import { isAllowedAddress } from '../links/link-attributes.ts'
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

export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
