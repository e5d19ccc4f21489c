import type { Finding } from '@association/content/rules'
import styles from './entry-sidebar.module.css'

type Props = { finding: Finding; isOwn: boolean; onJump(): void }

export function IssueItem({ finding, isOwn, onJump }: Props) {
  const { title, typeName, fieldLabel, message } = finding
  const block = isOwn ? undefined : `${typeName}: ${title}`
  const place = [block, fieldLabel].filter((part) => part !== undefined).join(' › ')
  return (
    <button type="button" className={styles.jump} onClick={onJump}>
      <strong>{place || `This ${typeName.toLowerCase()}`}</strong>
      <span>{message}</span>
    </button>
  )
}
