import { type RefObject, useEffect } from 'react'
import type { FieldValue } from '../entry/field-value.ts'

type Options = {
  value: FieldValue
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  /** Reads text as if it were typed. */
  typed(text: string): void
}

/** Shows the text of a restored draft in an input. */
export function useRestoredText({ value, input, typed }: Options) {
  useEffect(
    () =>
      value.onText((text) => {
        if (input.current) input.current.value = text
        typed(text)
      }),
    [value, input, typed],
  )
}
