import { spinnerDefaults } from '@association/ui/spinner/defaults.ts'
import { color, text } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'

export const spinner = {
  name: 'Loading spinner',
  help: 'Shows that something is loading.',
  fields: {
    message: text({ max: 120, default: spinnerDefaults.message }),
    color: color({ default: spinnerDefaults.color }),
  },
} as const satisfies Schema
