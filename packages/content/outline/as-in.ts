import type { Field } from '../define/field.ts'
import type { As } from './outline.ts'

export function asIn({ kind, to }: Field, slots: readonly string[]): As {
  if (kind === 'richText') return 'embed'
  const holdsCards = to !== undefined && 'slot' in to && to.slot === 'card'
  return holdsCards || !slots.includes('block') ? 'card' : 'block'
}
