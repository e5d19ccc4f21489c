'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ConsentOptions } from './enhance.ts'

export const ConsentIsland = island<ConsentOptions>('consent', () => import('./enhance.ts'), 'idle')
