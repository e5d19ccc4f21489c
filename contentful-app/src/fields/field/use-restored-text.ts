import { type RefObject, useEffect } from 'react'
import type { FieldValue } from '../../entry/field-value.ts'

type Options = {
  value: FieldValue
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  typed(text: string): void
}

export function useRestoredText({ value, input, typed }: Options) {
  useEffect(() => {
    const show = (text: string) => {
      if (input.current) input.current.value = text
      typed(text)
    }
    const held = value.draft.heldText()
    if (held !== undefined) show(held)
    return value.onText(show)
  }, [value, input, typed])
}
