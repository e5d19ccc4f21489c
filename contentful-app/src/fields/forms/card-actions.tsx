import { IconButton } from '../../base/icons/icon-button.tsx'
import styles from './forms.module.css'

/** `from` is the control that keeps the focus. */
export type ItemWish =
  | { do: 'duplicate' | 'remove' }
  | { do: 'move'; to(index: number): number; from: 'title' | 'up' | 'down' }

type Props = { name: string; index: number; count: number; isFull: boolean; onWish(wish: ItemWish): void }

export function CardActions({ name, index, count, isFull, onWish }: Props) {
  const move = (from: 'up' | 'down', by: number) => onWish({ do: 'move', to: (at) => at + by, from })
  return (
    <span className={styles.actions}>
      <IconButton
        icon="up"
        data-part="up"
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move('up', -1)}
      />
      <IconButton
        icon="down"
        data-part="down"
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move('down', 1)}
      />
      <IconButton
        icon="copy"
        data-part="duplicate"
        label={`Duplicate ${name}`}
        disabled={isFull}
        onClick={() => onWish({ do: 'duplicate' })}
      />
      <IconButton
        icon="remove"
        data-part="remove"
        label={`Remove ${name}`}
        onClick={() => onWish({ do: 'remove' })}
      />
    </span>
  )
}
