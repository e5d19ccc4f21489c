'use client'
import { island } from '@association/ui/island/island.tsx'
import type { ScheduleOptions } from './enhance.ts'

export const ScheduleTools = island<ScheduleOptions>('schedule-tools', () => import('./enhance.ts'))
