'use client'
import { island } from '@association/ui/island/island.tsx'

/** `focus` selects the element that gets the focus after closing. */
export const Notice = island<{ focus: string }>('notice', () => import('./enhance.ts'), 'use')
