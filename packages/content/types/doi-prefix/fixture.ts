import type { Draft } from '../../define/values.ts'

export const doiPrefix: Draft<'doiPrefix'> = { prefix: '10.55834' }
