import { buttonVariants } from '@association/ui/button/variants.ts'
import { choice, integer, text } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'
import { logInDefaults } from './defaults.ts'

export const logIn = {
  name: 'Log-in button',
  help: 'A link to the login page. Visitors who are logged in do not see it.',
  fields: {
    text: text({ max: 60, default: logInDefaults.text }),
    variant: choice({ options: buttonVariants, default: logInDefaults.variant }),
    fontSize: integer({ min: 10, max: 40, default: logInDefaults.fontSize, unit: 'px' }),
  },
} as const satisfies Schema
