import { buttonClass } from '@association/ui/button/button-class.ts'
import { useEffect, useId, useRef, useState } from 'react'
import type { LineKind } from '../../cart-data/line-kind.ts'
import checkout from '../../checkout/checkout.module.css'
import { messages } from '../messages.ts'
import styles from './cart-contents.module.css'
import type { LineView } from './cart-view.ts'

type Props = {
  line: LineView
  lineKind: LineKind
  group: readonly LineView[]
  onRemove(lines: readonly LineView[]): void
}

export function RemoveButton({ line, lineKind, group, onRemove }: Props) {
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
        lineKind={lineKind}
        count={group.length}
        onRemove={() => onRemove(group)}
        onKeep={() => setIsAsked(false)}
      />
    )
  return (
    <button
      ref={button}
      type="button"
      className={styles.textButton}
      onClick={() => (group.length > 1 ? setIsAsked(true) : onRemove([line]))}
    >
      {messages.remove}
      <span className="visually-hidden">{` ${line.name}`}</span>
    </button>
  )
}

type QuestionProps = Pick<Props, 'line' | 'lineKind'> & { count: number; onRemove(): void; onKeep(): void }

function Question({ line, lineKind, count, onRemove, onKeep }: QuestionProps) {
  const { changePath, messages: said } = lineKind
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // The clicked button is gone.
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
        // Escape must not close the drawer.
        event.preventDefault()
        onKeep()
      }}
    >
      <p id={id}>{said.breaks(count)}</p>
      <p className={checkout.choices}>
        <button type="button" className={buttonClass('yellow')} onClick={onKeep}>
          {messages.keep}
        </button>
        <a href={changePath} className={buttonClass('transparent')}>
          {said.change}
        </a>
        <button type="button" className={buttonClass('transparent')} onClick={onRemove}>
          {said.removeAll}
        </button>
      </p>
    </fieldset>
  )
}
