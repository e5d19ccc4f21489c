import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { wordsOf } from './words-of.ts'

/** All missing pages are one stored page. */
export const enhance: Enhance<undefined> = (element) => {
  const field = element.querySelector('input')
  const words = wordsOf(location.pathname)
  if (field?.value !== '') return () => {}
  field.value = words
  return () => {
    if (field.value === words) field.value = ''
  }
}
