import type { Draft } from '../../define/values.ts'

export const stats: Draft<'stats'> = {
  internalName: 'Figure: members',
  figure: '10,000+',
  label: 'physicians who lead',
  description: 'In every state and in more than forty countries.',
}
