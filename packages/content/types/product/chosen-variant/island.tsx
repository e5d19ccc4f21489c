'use client'
import { island } from '@association/ui/island/island.tsx'

/** Marks the variant that the address names. The stored page is the same for every query, so the browser does it. */
export const ChosenVariant = island('chosen-variant', () => import('./enhance.ts'), 'now')
