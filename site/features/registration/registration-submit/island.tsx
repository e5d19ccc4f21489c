'use client'
import { island } from '@association/ui/island/island.tsx'
import type { SubmitOptions } from './enhance.ts'

/** The button that ends the registration. Its code loads at once, so that a press is never lost. */
export const RegistrationSubmit = island<SubmitOptions>(
  'registration-submit',
  () => import('./enhance.ts'),
  'now',
)
