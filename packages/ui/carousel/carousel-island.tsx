'use client'
import { island } from '../island/island.tsx'

export const CarouselIsland = island('carousel', () => import('./enhance.ts'))
