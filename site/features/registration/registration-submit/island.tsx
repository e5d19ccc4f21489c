'use client'
import { island } from '@association/ui/island/island.tsx'
import type { SubmitOptions } from './enhance.ts'

/** The code loads at once, so that no press is lost. */
export const RegistrationSubmit = island<SubmitOptions>(
  'registration-submit',
  () => import('./enhance.ts'),
  'now',
)
