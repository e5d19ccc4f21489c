import type { Draft } from '../../define/values.ts'

export const metaTitle: Draft<'metaTitle'> = { text: 'For physicians who lead' }
