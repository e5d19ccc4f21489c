import type { FoundLink } from '@association/content/rules'
import { Badge } from '@contentful/f36-components'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Session } from '../../../contentful/session.ts'
import { badgesOf } from '../../links/card-state.ts'
import type { Card } from '../../links/cards.ts'
import { useCards } from '../../links/cards-context.ts'
import { pick } from '../../links/pick.ts'
import { useCard } from '../../links/use-card.ts'
import type { CardSlot, CardSlots } from '../editing/card-slots.ts'
import type { Formats } from '../model/formats.ts'
import { Icon, type IconName } from '../toolbar/icons.tsx'
import { type CardActions, cardActions } from './card-actions.ts'
import styles from './cards.module.css'

type EmbedOptions = {
  session: Session
  formats: Formats
  isDisabled: boolean
  say(words: string): void
}

export function TextCards({ slots, ...options }: EmbedOptions & { slots: CardSlots }) {
  const all = useSyncExternalStore(slots.subscribe, slots.all)
  return all.map((slot) =>
    createPortal(
      slot.node.type.name === 'embed' ? (
        <EmbedCard slot={slot} {...options} />
      ) : (
        <UnknownCard isSelected={slot.isSelected} />
      ),
      slot.element,
      slot.key,
    ),
  )
}

function EmbedCard({ slot, session, formats, isDisabled, say }: EmbedOptions & { slot: CardSlot }) {
  const { tree } = useCards()
  const link = linkOf(slot.node.attrs)
  const card = useCard(link)
  const title = card?.title ?? (link ? 'Loading…' : 'An entry of another system')
  const actions = cardActions(slot, { title, say })
  const open = () => {
    if (!link) return
    const { navigator } = session.sdk
    void (link.linkType === 'Entry'
      ? navigator.openEntry(link.id, { slideIn: true })
      : navigator.openAsset(link.id, { slideIn: true }))
  }
  const replace = async () => {
    if (!link) return
    const to = link.linkType === 'Entry' ? formats.embeds : undefined
    const [id] = await pick(session, { linkType: link.linkType, isList: false, accepts: to ? { to } : {} })
    if (id) actions.replace(id)
  }
  return (
    <div className={styles.card} data-selected={slot.isSelected}>
      <Picture card={card} link={link} />
      <button type="button" className={styles.title} onClick={open}>
        {title}
        <span className={styles.type}>{card?.type}</span>
      </button>
      {card && link && (
        <span className={styles.state}>
          {badgesOf(card, link, tree).map(({ words, variant }) => (
            <Badge key={words} variant={variant}>
              {words}
            </Badge>
          ))}
        </span>
      )}
      {!isDisabled && <CardButtons {...{ title, actions }} replace={() => void replace()} />}
    </div>
  )
}

function Picture({ card, link }: { card: Card | undefined; link: FoundLink | undefined }) {
  if (card?.picture) return <img className={styles.picture} src={card.picture} alt="" loading="lazy" />
  return (
    <span className={styles.picture}>
      <Icon name={link?.linkType === 'Asset' ? 'file' : 'entry'} />
    </span>
  )
}

function linkOf({ target }: Record<string, unknown>): FoundLink | undefined {
  const { linkType, id } = (target as { sys?: { linkType?: unknown; id?: unknown } } | null)?.sys ?? {}
  return (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
    ? { linkType, id }
    : undefined
}

type ButtonsProps = { title: string; actions: CardActions; replace(): void }

/**
 * A Forma 36 menu would change attributes of the elements around it, and ProseMirror redraws text whose elements
 * change.
 */
function CardButtons({ title, actions, replace }: ButtonsProps) {
  return (
    <span className={styles.buttons}>
      <CardButton icon="up" name={`Move ${title} up`} onClick={() => actions.move(-1)} />
      <CardButton icon="down" name={`Move ${title} down`} onClick={() => actions.move(1)} />
      <CardButton icon="replace" name={`Replace ${title}`} onClick={replace} />
      <CardButton icon="remove" name={`Remove ${title}`} onClick={actions.remove} />
    </span>
  )
}

function CardButton({ icon, name, onClick }: { icon: IconName; name: string; onClick(): void }) {
  return (
    <button type="button" className={styles.button} aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

function UnknownCard({ isSelected }: { isSelected: boolean }) {
  return (
    <div className={styles.unknown} data-selected={isSelected}>
      This content cannot be edited here. It stays in the text as it is.
    </div>
  )
}
