import { Button } from '@contentful/f36-components'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../base/icons/icon.tsx'
import styles from '../field/fields.module.css'

type Props = {
  /** The title of the card that follows the new link. */
  title: string
  isOpen: boolean
  onToggle(isOpen: boolean): void
  children: ReactNode
}

export function InsertPoint({ title, isOpen, onToggle, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    button.current?.focus()
  }
  return (
    <div className={styles.insert}>
      <HereButton ref={button} title={title} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} />
      {isOpen && (
        <Panel title={title} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  )
}

/** Opens the block picker instead of a panel. */
export const InsertHere = (props: { title: string; onClick(): void }) => (
  <div className={styles.insert}>
    <HereButton {...props} aria-haspopup="dialog" />
  </div>
)

const HereButton = ({ title, ...button }: ComponentProps<'button'> & { title: string }) => (
  <button
    type="button"
    className={styles.insertHere}
    aria-label={`Insert here, before ${title}`}
    title="Insert here"
    {...button}
  >
    <span>
      <Icon name="plus" size={12} />
    </span>
  </button>
)

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
