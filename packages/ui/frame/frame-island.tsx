'use client'
import { island } from '../island/island.tsx'
import type { FrameOptions } from './enhance.ts'

export const FrameIsland = island<FrameOptions>('frame', () => import('./enhance.ts'))
