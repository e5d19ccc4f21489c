import { safeColor } from '../safe/color.ts'
import type { FieldRule } from './field-rule.ts'

export const color: FieldRule = {
  id: 'colour',
  title: 'Unknown colors',
  about: 'A color is a name from the palette, a hex value or rgb().',
  severity: 'warning',
  scope: 'field',
  kinds: ['color'],
  check: (value, { label }) =>
    safeColor(String(value)) === undefined
      ? [`${label}: “${value}” is not a valid color. Use a name from the palette, a hex value or rgb().`]
      : [],
}
