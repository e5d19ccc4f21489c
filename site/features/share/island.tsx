'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ShareOptions } from './enhance.ts'

export const ShareIsland = island<ShareOptions>('share', () => import('./enhance.ts'), 'use')
