import { buttonClass } from '@association/ui/button/button-class.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { registrationPath } from '../../cart-data/registered-lines.ts'
import checkout from '../../checkout/checkout.module.css'
import { messages } from '../messages.ts'
import styles from './cart-contents.module.css'
import type { LineView } from './cart-view.ts'

type Props = {
  line: LineView
  /** All lines of the registration to which the line belongs; only the line itself without one. */
  registered: readonly LineView[]
  onRemove(lines: readonly LineView[]): void
}

/** Takes a line out. Before a registration would lose one of its lines, the visitor chooses. */
export function RemoveButton({ line, registered, onRemove }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !isAsked) button.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (isAsked)
    return (
      <Question
        line={line}
        count={registered.length}
        onRemove={() => onRemove(registered)}
        onKeep={() => setIsAsked(false)}
      />
    )
  return (
    <button
      ref={button}
      type="button"
      className={styles.textButton}
      onClick={() => (registered.length > 1 ? setIsAsked(true) : onRemove([line]))}
    >
      {messages.remove}
      <span className="visually-hidden"> {line.name}</span>
    </button>
  )
}

type QuestionProps = { line: LineView; count: number; onRemove(): void; onKeep(): void }

export function Question({ line, count, onRemove, onKeep }: QuestionProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that was clicked is gone.
  useEffect(() => group.current?.focus(), [])
  return (
    <fieldset
      ref={group}
      className={`${checkout.review} ${styles.question}`}
      aria-label={`${messages.remove} ${line.name}`}
      aria-describedby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The drawer of the cart stays open.
        event.preventDefault()
        onKeep()
      }}
    >
      <p id={id}>{messages.breaksRegistration(count)}</p>
      <p className={checkout.choices}>
        <button type="button" className={buttonClass('yellow')} onClick={onKeep}>
          {messages.keep}
        </button>
        <a href={`${registrationPath}/7`} className={buttonClass('transparent')}>
          {messages.changeRegistered}
        </a>
        <button type="button" className={buttonClass('transparent')} onClick={onRemove}>
          {messages.removeRegistration}
        </button>
      </p>
    </fieldset>
  )
}
