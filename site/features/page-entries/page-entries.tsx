import { type KeyboardEvent, type ReactNode, useEffect, useId, useReducer, useRef } from 'react'
import type { EntryGroup } from './entry-group.ts'
import styles from './page-entries.module.css'
import { Panel } from './panel.tsx'
import { closed, nextPanel, type PanelEvent } from './panel-state.ts'

type Props = { path: string; label: string; tabClass: string }

export function PageEntries({ path, label, tabClass }: Props): ReactNode {
  const [state, dispatch] = useReducer(nextPanel, closed)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const isOpen = state.phase !== 'closed'

  useEffect(() => {
    if (state.phase !== 'loading') return
    const stopping = new AbortController()
    fetchEntries(path, stopping.signal).then(
      dispatch,
      () => stopping.signal.aborted || dispatch({ type: 'failed' }),
    )
    return () => stopping.abort()
  }, [state.phase, path])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    dispatch({ type: 'close' })
    button.current?.focus()
  }
  function retry() {
    // The focused button disappears.
    panel.current?.focus()
    dispatch({ type: 'retry' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere in it
    <div onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={tabClass}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        {label}
      </button>
      <section ref={panel} id={id} className={styles.panel} aria-label={label} tabIndex={-1} hidden={!isOpen}>
        <Panel state={state} onRetry={retry} />
      </section>
    </div>
  )
}

async function fetchEntries(path: string, signal: AbortSignal): Promise<PanelEvent> {
  const answer = await fetch(`/api/editor/entries?path=${encodeURIComponent(path)}`, { signal })
  if (!answer.ok) return { type: 'failed', status: answer.status }
  const { groups }: { groups: EntryGroup[] } = await answer.json()
  return { type: 'loaded', groups }
}
