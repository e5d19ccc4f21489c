import { safeColor } from '../../safe/color.ts'
import type { FieldRule } from '../rule.ts'

export const color: FieldRule = {
  id: 'colour',
  title: 'Unknown colors',
  about: 'A colour is a name of the palette, hex or rgb().',
  severity: 'warning',
  scope: 'field',
  kinds: ['color'],
  check: (value, { label }) =>
    safeColor(String(value)) === undefined
      ? [`${label}: “${value}” is no colour of the palette, hex or rgb().`]
      : [],
}
