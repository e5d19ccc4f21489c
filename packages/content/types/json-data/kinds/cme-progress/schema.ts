import { number, text } from '../../../../define/field.ts'
import type { Schema } from '../../reading/vocabulary.ts'
import { messages } from './messages.ts'

export const cmeProgress = {
  name: 'CME progress',
  help: 'How far a member has come with continuing medical education.',
  fields: {
    title: text({ max: 120, default: messages.title }),
    goal: number({ min: 1, max: 1000, help: 'Credits that count as all of it.' }),
  },
} as const satisfies Schema
