import { choice, text } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'
import { alignments } from '../../../../shared/fields.ts'
import { logInDefaults } from '../log-in/defaults.ts'
import { messages } from './messages.ts'

export const createAccount = {
  name: 'Create account and log in',
  help: 'Two buttons for visitors who are not logged in.',
  fields: {
    createText: text({ max: 60, default: messages.create }),
    logInText: text({ max: 60, default: logInDefaults.text }),
    align: choice({ options: alignments, default: 'start' }),
  },
} as const satisfies Schema
