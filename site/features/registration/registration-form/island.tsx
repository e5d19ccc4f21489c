'use client'
import { island } from '@association/ui/island/island.tsx'
import type { FormOptions } from './enhance.ts'

/** The visitor types at once. */
export const RegistrationForm = island<FormOptions>('registration-form', () => import('./enhance.ts'), 'now')
