import type { Step } from '../answers.ts'
import type { StepValues } from '../draft/values.ts'
import type { Draft } from '../draft.ts'

export const valuesOf = (draft: Draft, step: Step): StepValues => draft.answers[step]?.values ?? {}

/** Composes and trims, and removes marks that reorder other texts. */
export const textOf = (values: StepValues, field: string): string => {
  const value = Object.hasOwn(values, field) ? values[field] : ''
  return typeof value === 'string' ? cleaned(value) : ''
}

export const listOf = (values: StepValues, field: string): string[] => {
  const value = Object.hasOwn(values, field) ? values[field] : []
  return typeof value === 'string' ? [] : [...new Set((value ?? []).map(cleaned).filter(Boolean))]
}

/** An emoji of one code point counts as one. */
export const lengthOf = (text: string) => [...text].length

/** `units` are UTF-16 units. Leaves out half a character. */
export const cutTo = (text: string, units: number) =>
  text.length <= units ? text : text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '')

/** Scripts and emoji need joiners and direction marks, but overrides reverse following text. */
function cleaned(text: string): string {
  if (isPlain(text)) return text
  const plain = text
    .normalize('NFC')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
  return /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(plain) ? plain : ''
}

/** Most answers match and need no cleaning. */
const isPlain = (text: string) => /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text)
