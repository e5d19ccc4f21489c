import { useEffect, useState } from 'react'
import type { FieldValue } from '../entry/field-value.ts'

/** The value as state, for editors that are clicked rather than typed in. */
export function useValue(value: FieldValue): [unknown, (next: unknown) => void] {
  const [current, setCurrent] = useState(() => value.get())
  useEffect(() => value.onOutsideChange(setCurrent), [value])
  return [
    current,
    (next) => {
      value.set(next)
      setCurrent(value.get())
    },
  ]
}
