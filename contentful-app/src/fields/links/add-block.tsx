import { Button } from '@contentful/f36-components'
import { Icon } from '../../base/icons/icon.tsx'
import styles from '../field/fields.module.css'

type Props = { label: string; isFull: boolean; onAdd(): void }

export const AddBlock = ({ label, isFull, onAdd }: Props) => (
  <Button size="small" aria-label={`Add to ${label}`} isDisabled={isFull} onClick={onAdd}>
    <span className={styles.withIcon}>
      <Icon name="plus" size={14} />
      {isFull ? 'This list is full' : 'Add'}
    </span>
  </Button>
)
