'use client'
import { island } from '@association/ui/island/island.tsx'

/** Small, so that only listeners load the rest. */
export const VoiceIsland = island('voice', () => import('./voice/enhance.ts'), 'idle')

export const ListenIsland = island('listen', () => import('./enhance.ts'), 'use')
