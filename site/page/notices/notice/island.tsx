'use client'
import { island } from '@association/ui/island/island.tsx'

/** A dialog of this markup stays closed on later pages. `focus`: what has the focus after it was closed. */
export const Notice = island<{ focus: string }>('notice', () => import('./enhance.ts'), 'use')
