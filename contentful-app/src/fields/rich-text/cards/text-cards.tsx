import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Session } from '../../../contentful/session.ts'
import type { CardSlots } from '../editing/card-slots.ts'
import type { Formats } from '../model/formats.ts'
import { EmbedCard } from './embed-card.tsx'
import { UnknownCard } from './unknown-card.tsx'

type Props = {
  slots: CardSlots
  session: Session
  formats: Formats
  isDisabled: boolean
  say(words: string): void
}

export function TextCards({ slots, ...props }: Props) {
  const all = useSyncExternalStore(slots.subscribe, slots.all)
  return all.map((slot) =>
    createPortal(
      slot.node.type.name === 'embed' ? (
        <EmbedCard slot={slot} {...props} />
      ) : (
        <UnknownCard isSelected={slot.isSelected} />
      ),
      slot.element,
      slot.key,
    ),
  )
}
