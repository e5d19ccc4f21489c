import { textLimits } from '../../answers.ts'
import type { StepValues } from '../../draft/values.ts'
import { lengthOf, textOf } from '../texts.ts'
import { messages } from './messages.ts'
import type { Problem } from './problem.ts'

type TextRule = {
  field: string
  /** Makes the field required. */
  missing?: string
  wrong?: (text: string) => string | undefined
}

/** Accepts any script, direction and emoji. */
export function textProblems(values: StepValues, { field, missing, wrong }: TextRule): Problem[] {
  const text = textOf(values, field)
  const message = text === '' ? missing : (unprintable(text) ?? tooLong(values, field) ?? wrong?.(text))
  return message === undefined ? [] : [{ field, message }]
}

/** A draft has already replaced surrogate halves. */
const unprintable = (text: string) => (/\p{Cc}/u.test(text) ? messages.controlCharacters : undefined)

function tooLong(values: StepValues, field: string) {
  const length = lengthOf(textOf(values, field))
  if (length <= textLimits.accepted) return undefined
  // A cut before half a character leaves one unit less.
  return String(values[field]).length >= textLimits.kept - 1 ? messages.cut : messages.tooLong(length)
}
