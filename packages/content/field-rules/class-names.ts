import { isClassName } from '../safe/class-names.ts'
import type { FieldRule } from './field-rule.ts'

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
