import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { wordsOf } from './words-of.ts'

/** All paths without a page share one stored page, so the browser fills in the words. */
export const enhance: Enhance<undefined> = (element) => {
  const field = element.querySelector('input')
  const words = wordsOf(location.pathname)
  // The visitor may have typed already, and the back button restores what was typed.
  if (field?.value !== '') return () => {}
  field.value = words
  return () => {
    if (field.value === words) field.value = ''
  }
}
