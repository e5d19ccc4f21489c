import type { Draft } from '../../define/values.ts'

export const color: Draft<'color'> = { name: 'Announcement yellow', value: 'mediumYellow' }
