import type { ReactNode } from 'react'
import type { EntryGroup, ListedEntry } from './entry-group.ts'
import { messages } from './messages.ts'
import { canRetry, type PanelState, statusOf } from './panel-state.ts'

type Props = { state: PanelState; onRetry(): void }

export function Panel({ state, onRetry }: Props): ReactNode {
  return (
    <>
      <p role="status">{statusOf(state)}</p>
      {canRetry(state) ? (
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
      {state.phase === 'shown' ? state.groups.map((group) => <Group key={group.space} {...group} />) : null}
    </>
  )
}

const Group = ({ space, entries }: EntryGroup) => (
  <>
    <h2>{messages.space(space)}</h2>
    <ul>
      {entries.map((entry) => (
        <Listed key={entry.id} {...entry} />
      ))}
    </ul>
  </>
)

const Listed = ({ type, title, url }: ListedEntry) => (
  <li>
    <a href={url} rel="nofollow">
      {title}
    </a>
    <span>{type}</span>
  </li>
)
