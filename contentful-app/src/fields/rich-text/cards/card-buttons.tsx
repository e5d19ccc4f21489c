import { Icon, type IconName } from '../toolbar/icons.tsx'
import type { CardActions } from './card-actions.ts'
import styles from './cards.module.css'

type Props = { title: string; actions: CardActions; replace(): void }

/**
 * These are plain buttons, because a Forma 36 menu changes attributes of the elements around it, and ProseMirror
 * redraws text whose elements change.
 */
export function CardButtons({ title, actions, replace }: Props) {
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
