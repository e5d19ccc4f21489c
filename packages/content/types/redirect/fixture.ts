import type { Draft } from '../../define/values.ts'

export const redirect: Draft<'redirect'> = { from: '/blog', to: '/articles' }
