import { buttonVariants } from '@association/ui/button/variants.ts'
import { spinnerDefaults } from '@association/ui/spinner/defaults.ts'
import { choice, color, integer, number, text } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'
import { alignments } from '../../../../shared/fields.ts'
import { messages } from '../../messages.ts'

export const spinner = {
  name: 'Loading spinner',
  help: 'Shows that something is loading.',
  fields: {
    message: text({ max: 120, default: spinnerDefaults.message }),
    color: color({ default: spinnerDefaults.color }),
  },
} as const satisfies Schema

const logInText = text({ max: 60, default: messages.widgets.logIn })

export const logIn = {
  name: 'Log-in button',
  help: 'A link to the login page. Visitors who are logged in do not see it.',
  fields: {
    text: logInText,
    variant: choice({ options: buttonVariants, default: 'yellow' }),
    fontSize: integer({ min: 10, max: 40, default: 20, unit: 'px' }),
  },
} as const satisfies Schema

export const createAccount = {
  name: 'Create account and log in',
  help: 'Two buttons for visitors who are not logged in.',
  fields: {
    createText: text({ max: 60, default: messages.widgets.createAccount }),
    logInText,
    align: choice({ options: alignments, default: 'start' }),
  },
} as const satisfies Schema

export const cmeProgress = {
  name: 'CME progress',
  help: 'A member’s progress in continuing medical education.',
  fields: {
    title: text({ max: 120, default: messages.widgets.cmeTitle }),
    goal: number({ min: 1, max: 1000, help: 'The number of credits that means 100 %.' }),
  },
} as const satisfies Schema
