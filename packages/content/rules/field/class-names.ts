import { isClassName } from '../../safe/class-names.ts'
import type { FieldRule } from '../rule.ts'

export const classNames: FieldRule = {
  id: 'class-name',
  title: 'Class names the site leaves out',
  about: 'A field of class names holds class names only; the site leaves out any other.',
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
          `${label}: “${wrong.join('”, “')}” can be no class name. Use letters, digits, - and _, with spaces between.`,
        ]
  },
}
