'use client'
import { island } from '@association/ui/island/island.tsx'

export const Notice = island<{ focus: string }>('notice', () => import('./enhance.ts'), 'use')
