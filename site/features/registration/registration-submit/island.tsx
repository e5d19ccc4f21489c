'use client'
import { island } from '@association/ui/island/island.tsx'
import type { Quote } from '../lines/quote.ts'

/** `shown` is what the visitor sees: nothing else enters the cart without another question. */
export type SubmitOptions = { edition: string; id: string; shown: Quote }

/** The button that ends the registration. Its code loads at once, so that a press is never lost. */
export const RegistrationSubmit = island<SubmitOptions>(
  'registration-submit',
  () => import('./enhance.ts'),
  'now',
)
