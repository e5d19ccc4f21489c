import { useEffect, useState } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'

/** The value as state, for editors that are clicked rather than typed in. `said` names the action to undo. */
export function useValue(value: FieldValue): [unknown, (next: unknown, said?: string) => void] {
  const [current, setCurrent] = useState(() => value.get())
  useEffect(() => value.onOutsideChange(setCurrent), [value])
  return [
    current,
    (next, said = `Changed ${value.label}`) => {
      value.act(next, said)
      setCurrent(value.get())
    },
  ]
}
