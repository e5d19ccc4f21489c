'use client'
import { island } from '@association/ui/island/island.tsx'
import type { FormOptions } from './enhance.ts'

/** The form of a step. It starts at once, because the visitor starts to type at once. */
export const RegistrationForm = island<FormOptions>('registration-form', () => import('./enhance.ts'), 'now')
