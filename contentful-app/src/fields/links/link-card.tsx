import type { FoundLink } from '@association/content/rules'
import { Badge } from '@contentful/f36-components'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../base/icons/icon.tsx'
import { IconButton } from '../../base/icons/icon-button.tsx'
import type { Session } from '../../contentful/session.ts'
import styles from '../field/fields.module.css'
import { badgesOf } from './card-state.ts'
import type { Card } from './cards.ts'
import { useCards } from './cards-context.ts'
import { dragInList } from './drag-in-list.ts'
import { useCard } from './use-card.ts'
import { useOpenBelow } from './use-open-below.ts'

type Props = FoundLink & {
  session: Session
  index: number
  count: number
  isDisabled: boolean
  before?(title: string): ReactNode
  onMove(by: number, title: string): void
  onDrop(from: number, by: number): void
  onRemove(title: string): void
}

export function LinkCard(props: Props) {
  const { session, linkType, id, index, count, isDisabled, before, onMove, onDrop, onRemove } = props
  const { tree } = useCards()
  const card = useCard({ linkType, id })
  const title = card?.title ?? 'Loading…'
  const isMovable = count > 1 && !isDisabled
  const drag = dragInList({ index, onMove: onDrop })
  const { navigator } = session.sdk
  const openBelow = useOpenBelow(session)
  const open = () => (linkType === 'Asset' ? navigator.openAsset(id, { slideIn: true }) : openBelow(id))
  return (
    <li className={styles.item} data-link={id} {...(isMovable && drag.item)}>
      {before?.(title)}
      <div className={styles.card}>
        {isMovable && (
          <span className={styles.grip} title={`Drag ${title} to move it`} {...drag.handle}>
            <Icon name="grip" />
          </span>
        )}
        <Thumbnail {...{ card, linkType }} />
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
            {isMovable && (
              <>
                <Action
                  id="up"
                  label={`Move ${title} up`}
                  disabled={index === 0}
                  onClick={() => onMove(-1, title)}
                />
                <Action
                  id="down"
                  label={`Move ${title} down`}
                  disabled={index === count - 1}
                  onClick={() => onMove(1, title)}
                />
              </>
            )}
            <Action id="remove" label={`Remove ${title}`} onClick={() => onRemove(title)} />
          </span>
        )}
      </div>
    </li>
  )
}

const icons = { up: 'up', down: 'down', remove: 'close' } as const satisfies Record<string, IconName>

type ActionProps = { id: keyof typeof icons; label: string; disabled?: boolean; onClick(): void }

const Action = ({ id, ...button }: ActionProps) => (
  <IconButton icon={icons[id]} data-action={id} {...button} />
)

function Thumbnail({ card, linkType }: { card: Card | undefined } & Pick<FoundLink, 'linkType'>) {
  if (card?.picture)
    return (
      <img className={styles.thumbnail} src={card.picture} alt="" width={44} height={36} loading="lazy" />
    )
  return (
    <span className={styles.thumbnail}>
      <Icon name={linkType === 'Asset' ? 'file' : (card?.icon ?? 'block')} />
    </span>
  )
}
