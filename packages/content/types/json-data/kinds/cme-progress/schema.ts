import { number, text } from '../../../../define/field.ts'
import type { Schema } from '../../../../define/json-form.ts'
import { messages } from './messages.ts'

export const cmeProgress = {
  name: 'CME progress',
  help: 'A member’s progress in continuing medical education.',
  fields: {
    title: text({ max: 120, default: messages.title }),
    goal: number({ min: 1, max: 1000, help: 'The number of credits that means 100 %.' }),
  },
} as const satisfies Schema
