import { useEffect, useState } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'

/** Serves editors that are clicked. `said` names the action for undo. */
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
