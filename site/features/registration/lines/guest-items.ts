import type { Edition } from '@association/content/define/event.ts'
import type { Draft } from '../draft.ts'
import { guestNames } from '../machine/choices.ts'
import type { QuoteItem } from './item.ts'

export function guestItems(draft: Draft, { extras }: Edition): QuoteItem[] {
  const names = guestNames(draft)
  if (!extras.guest || names.length === 0) return []
  const attributes = names.map((name, index) => [`Guest ${index + 1}`, name] as const)
  return [{ key: 'guest', offer: extras.guest, step: 2, attributes, quantity: names.length }]
}
