'use client'
import { island } from '@association/ui/island/island.tsx'
import type { Step } from '../answers.ts'

export type FormOptions = {
  edition: string
  step: Step
  /** Tells people on one device apart, without naming them. */
  who: string
  /** Something was entered before. */
  isStarted: boolean
}

/** The form of a step. It starts at once, because the visitor starts to type at once. */
export const RegistrationForm = island<FormOptions>('registration-form', () => import('./enhance.ts'), 'now')
