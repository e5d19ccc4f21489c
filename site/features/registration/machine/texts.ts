import type { Step } from '../answers.ts'
import type { Values } from '../draft/values.ts'
import type { Draft } from '../draft.ts'

/** The values of a step; empty for a step that the visitor has not seen. */
export const valuesOf = (draft: Draft, step: Step): Values => draft.answers[step]?.values ?? {}

/** A text that was entered, in the form in which it is used: composed, trimmed, without marks that reorder other texts. */
export const textOf = (values: Values, field: string): string => {
  const value = Object.hasOwn(values, field) ? values[field] : ''
  return typeof value === 'string' ? cleaned(value) : ''
}

/** The entries of a field with a list of values, without empty ones. */
export const listOf = (values: Values, field: string): string[] => {
  const value = Object.hasOwn(values, field) ? values[field] : []
  return typeof value === 'string' ? [] : [...new Set((value ?? []).map(cleaned).filter(Boolean))]
}

/** Characters as people count them, more or less: an emoji of one code point is one. */
export const lengthOf = (text: string) => [...text].length

/** The first characters of a text that fit into a number of UTF-16 units. Half a character is left out. */
export const cutTo = (text: string, units: number) =>
  text.length <= units ? text : text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '')

/** Joiners and marks of direction belong to many scripts and emoji. Overrides of direction turn around what follows. */
function cleaned(text: string): string {
  if (isPlain(text)) return text
  const plain = text
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(plain) ? plain : ''
}

/** Printable ASCII without a space at an end: most answers, which need no cleaning. */
const isPlain = (text: string) => /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text)
