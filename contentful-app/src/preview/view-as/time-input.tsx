import { Button, FormControl } from '@contentful/f36-components'
import { useEffect, useRef, useState } from 'react'
import { instantAt, wallTimeOf } from './change-view.ts'
import styles from './view-as.module.css'

type Props = { value: string | undefined; onChange(now: string | undefined): void }

/** Chicago time. Applies only complete input, because each change reopens the preview. */
export function TimeInput({ value, onChange }: Props) {
  const kept = wallTimeOf(value === undefined ? undefined : { viewer: 'anonymous', now: value })
  const [typed, setTyped] = useState(kept)
  useEffect(() => setTyped(kept), [kept])
  const leave = () => {
    const instant = instantAt(typed)
    if (instant !== value) onChange(instant)
  }
  const latest = useRef(leave)
  latest.current = leave
  // Applies typed input when the form closes too.
  useEffect(() => () => latest.current(), [])
  const clear = () => {
    setTyped('')
    if (value !== undefined) onChange(undefined)
  }
  return (
    <FormControl marginBottom="none">
      <FormControl.Label>Date and time</FormControl.Label>
      <div className={styles.time}>
        <input
          type="datetime-local"
          className={styles.date}
          aria-label="Date and time in Chicago"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
        <span className={styles.zone}>Chicago</span>
        <Button size="small" variant="transparent" isDisabled={typed === ''} onClick={clear}>
          Now
        </Button>
      </div>
    </FormControl>
  )
}
