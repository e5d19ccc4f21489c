'use client'
import type { WidgetProps } from '@association/content/define/widgets.ts'
import { island } from '@association/ui/island/island.tsx'

export const MyScheduleIsland = island<WidgetProps['mySchedule']>('my-schedule', () => import('./enhance.ts'))
