import type { Draft } from '../../define/values.ts'

export const label: Draft<'label'> = { text: 'Course' }
