import type { FoundLink } from '@association/content/rules'
import { Badge, Button } from '@contentful/f36-components'
import { type ReactNode, useEffect, useState } from 'react'
import { badgesOf } from '../links/card-state.ts'
import type { Card } from '../links/cards.ts'
import type { Session } from '../sdk/session.ts'
import { useCards } from './cards-context.ts'
import styles from './fields.module.css'

type Props = FoundLink & {
  session: Session
  index: number
  count: number
  isDisabled: boolean
  /** Renders before the card, in its list item. */
  before?(title: string): ReactNode
  onMove(by: number, title: string): void
  onRemove(title: string): void
}

/** One linked entry or file, with what can be done to it. */
export function LinkCard(props: Props) {
  const { session, linkType, id, index, count, isDisabled, before, onMove, onRemove } = props
  const { tree } = useCards()
  const card = useCard({ linkType, id })
  const title = card?.title ?? 'Loading…'
  const { navigator } = session.sdk
  const open = () =>
    linkType === 'Entry'
      ? navigator.openEntry(id, { slideIn: true })
      : navigator.openAsset(id, { slideIn: true })
  return (
    <li className={styles.item} data-link={id}>
      {before?.(title)}
      <div className={styles.card}>
        {card?.picture && (
          <img className={styles.thumbnail} src={card.picture} alt="" width={48} height={36} loading="lazy" />
        )}
        <button type="button" className={styles.cardTitle} data-action="open" onClick={() => void open()}>
          {title}
          <span className={styles.cardType}>{card?.type}</span>
        </button>
        {card && (
          <span className={styles.cardState}>
            {badgesOf(card, { linkType, id }, tree).map(({ words, variant }) => (
              <Badge key={words} variant={variant}>
                {words}
              </Badge>
            ))}
          </span>
        )}
        {!isDisabled && (
          <span className={styles.cardActions}>
            {count > 1 && (
              <>
                <Action
                  id="up"
                  label={`Move ${title} up`}
                  isDisabled={index === 0}
                  onClick={() => onMove(-1, title)}
                >
                  ↑
                </Action>
                <Action
                  id="down"
                  label={`Move ${title} down`}
                  isDisabled={index === count - 1}
                  onClick={() => onMove(1, title)}
                >
                  ↓
                </Action>
              </>
            )}
            <Action id="remove" label={`Remove ${title}`} onClick={() => onRemove(title)}>
              ✕
            </Action>
          </span>
        )}
      </div>
    </li>
  )
}

function Action({
  id,
  label,
  children,
  ...button
}: {
  id: 'up' | 'down' | 'remove'
  label: string
  children: string
  isDisabled?: boolean
  onClick(): void
}) {
  return (
    <Button size="small" variant="transparent" aria-label={label} title={label} data-action={id} {...button}>
      {children}
    </Button>
  )
}

function useCard({ linkType, id }: FoundLink): Card | undefined {
  const { cards, revision } = useCards()
  const [card, setCard] = useState<Card>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision asks again
  useEffect(() => {
    let isOver = false
    cards.load({ linkType, id }).then(
      (loaded) => !isOver && setCard(loaded),
      () => !isOver && setCard({ title: id, type: 'This entry could not be loaded', status: 'unknown' }),
    )
    return () => {
      isOver = true
    }
  }, [cards, revision, linkType, id])
  return card
}
