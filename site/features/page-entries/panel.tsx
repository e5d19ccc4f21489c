import type { ReactNode } from 'react'
import type { EntryGroup, ListedEntry } from './entry-group.ts'
import { messages } from './messages.ts'
import styles from './page-entries.module.css'
import { type PanelState, statusOf } from './panel-state.ts'

type Props = { state: PanelState; onRetry(): void }

/** What the panel holds in each state. */
export function Panel({ state, onRetry }: Props): ReactNode {
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf(state)}
      </p>
      {state.phase === 'failed' ? (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
      {state.phase === 'shown' ? state.groups.map((group) => <Group key={group.space} {...group} />) : null}
    </>
  )
}

const Group = ({ space, entries }: EntryGroup) => (
  <>
    <h2 className={styles.space}>{messages.space(space)}</h2>
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Listed key={entry.id} {...entry} />
      ))}
    </ul>
  </>
)

const Listed = ({ type, title, url }: ListedEntry) => (
  <li>
    <a className={styles.entry} href={url} rel="nofollow">
      {title}
    </a>
    <span className={styles.type}>{type}</span>
  </li>
)
