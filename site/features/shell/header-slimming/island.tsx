'use client'
import { island } from '@association/ui/island/island.tsx'
import type { SlimmingOptions } from './enhance.ts'

export const HeaderSlimming = island<SlimmingOptions>(
  'header-slimming',
  () => import('./enhance.ts'),
  'scroll',
)
