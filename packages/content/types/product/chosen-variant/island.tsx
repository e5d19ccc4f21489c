'use client'
import { island } from '@association/ui/island/island.tsx'

/** The stored page is the same for every query. */
export const ChosenVariant = island('chosen-variant', () => import('./enhance.ts'), 'now')
