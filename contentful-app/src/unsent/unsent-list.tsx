import { Button } from '@contentful/f36-components'
import { useRef } from 'react'
import { dateWords } from '../base/date-words.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import styles from './unsent.module.css'
import { stateWords, type Unsent } from './unsent.ts'
import type { UnsentDrafts } from './use-unsent.ts'

type Props = { drafts: UnsentDrafts; onOpen(ref: EntryRef): void }

export function UnsentList({ drafts: { items, said, sending, send, discard }, onOpen }: Props) {
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button disappears with its row. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      const next = place.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? place.current
      if (document.activeElement === document.body) next?.focus()
    })
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {items.length > 0 && (
        <section aria-label="Not sent" className={styles.unsent}>
          <h2>{headWords(items.length)}</h2>
          <p>They are kept on this computer, because their editor closed before Contentful had them.</p>
          <ul>
            {items.map((unsent) => (
              <UnsentItem
                key={unsent.key}
                {...{ unsent, onOpen }}
                isSending={sending === unsent.key}
                onSend={() => void send(unsent).then(keepFocus)}
                onDiscard={() => {
                  discard(unsent)
                  keepFocus()
                }}
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={items.length > 0 ? styles.said : 'visually-hidden'}>
        {said}
      </p>
    </div>
  )
}

const headWords = (count: number) =>
  count === 1 ? '1 change is not in Contentful' : `${count} changes are not in Contentful`

type ItemProps = {
  unsent: Unsent
  isSending: boolean
  onOpen(ref: EntryRef): void
  onSend(): void
  onDiscard(): void
}

function UnsentItem({ unsent, isSending, onOpen, onSend, onDiscard }: ItemProps) {
  const { label, title, typeName, words, draft, state } = unsent
  const of = `${label} of “${title}”`
  const { space, entry, field } = unsent
  return (
    <li>
      <p className={styles.name}>
        <strong>{label}</strong>{' '}
        <small>
          {[title, typeName, dateWords(new Date(draft.at).toISOString())]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
      </p>
      <blockquote className={styles.words}>{words}</blockquote>
      {stateWords[state] && <p className={styles.why}>{stateWords[state]}</p>}
      <div className={styles.actions}>
        {state === 'ready' && (
          <Button
            size="small"
            variant="primary"
            isLoading={isSending}
            aria-label={`Send ${of}`}
            onClick={onSend}
          >
            Send
          </Button>
        )}
        {state !== 'deleted' && (
          <Button size="small" aria-label={`Open ${of}`} onClick={() => onOpen({ space, entry, field })}>
            Open
          </Button>
        )}
        <Button
          size="small"
          variant="transparent"
          isDisabled={isSending}
          aria-label={`Discard ${of}`}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </div>
    </li>
  )
}
