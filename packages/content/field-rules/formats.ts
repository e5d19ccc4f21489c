import { isClassName } from '../safe/class-names.ts'
import { safeColor } from '../safe/color.ts'
import type { FieldRule } from './field-rule.ts'

export const choice: FieldRule = {
  id: 'choice',
  title: 'Values that are not among the choices',
  about: 'A choice is one of the options of its field.',
  severity: 'error',
  scope: 'field',
  kinds: ['choice'],
  check: (value, { field: { options = [] }, label }) =>
    options.includes(String(value)) ? [] : [`${label} must be one of ${options.join(', ')}.`],
}

export const pattern: FieldRule = {
  id: 'pattern',
  title: 'Values in the wrong format',
  about: 'A text has the format that its field requires.',
  severity: 'error',
  scope: 'field',
  check: (value, { field, label }) =>
    field.pattern && !new RegExp(field.pattern).test(String(value))
      ? [[`${label} has the wrong format.`, field.help].filter(Boolean).join(' ')]
      : [],
}

export const classNames: FieldRule = {
  id: 'class-name',
  title: 'Class names that the site ignores',
  about: 'A field of class names contains only valid class names; the site ignores everything else.',
  severity: 'warning',
  scope: 'field',
  kinds: ['classes'],
  check(value, { label }) {
    const wrong = String(value)
      .split(/\s+/)
      .filter((name) => name !== '' && !isClassName(name))
    return wrong.length === 0
      ? []
      : [
          `${label}: “${wrong.join('”, “')}” is not a valid class name. Use letters, digits, - and _, and put spaces between names.`,
        ]
  },
}

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
