import { Button } from '@contentful/f36-components'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './fields.module.css'

type Props = {
  /** The card that the new link comes before. */
  title: string
  isOpen: boolean
  onToggle(isOpen: boolean): void
  /** The ways to add a link. */
  children: ReactNode
}

/** A small button between two cards, which opens what adds a link there. */
export function InsertPoint({ title, isOpen, onToggle, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    button.current?.focus()
  }
  return (
    <div className={styles.insert}>
      <button
        ref={button}
        type="button"
        className={styles.insertHere}
        aria-label={`Insert here, before ${title}`}
        aria-expanded={isOpen}
        title="Insert here"
        onClick={() => onToggle(!isOpen)}
      >
        <span aria-hidden="true">+</span>
      </button>
      {isOpen && (
        <Panel title={title} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  )
}

function Panel({ title, onClose, children }: Pick<Props, 'title' | 'children'> & { onClose(): void }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the name twice
    <div
      ref={panel}
      role="group"
      aria-label={`Insert before ${title}`}
      className={styles.insertPanel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      {children}
      <Button size="small" variant="transparent" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
