import { textLimits } from '../../answers.ts'
import type { Values } from '../../draft/values.ts'
import { lengthOf, textOf } from '../texts.ts'
import { messages } from './messages.ts'
import type { Problem } from './problem.ts'

type Asked = {
  field: string
  /** What to say if it is empty; without it, it may be. */
  missing?: string
  /** What to say about a text that is complete but wrong. */
  wrong?: (text: string) => string | undefined
}

/** Checks a text. It can be in any script and direction, and can have emoji. */
export function textProblems(values: Values, { field, missing, wrong }: Asked): Problem[] {
  const text = textOf(values, field)
  const message = text === '' ? missing : (unprintable(text) ?? tooLong(values, field) ?? wrong?.(text))
  return message === undefined ? [] : [{ field, message }]
}

/** Halves of characters are replaced before a draft keeps a text. */
const unprintable = (text: string) => (/\p{Cc}/u.test(text) ? messages.controlCharacters : undefined)

function tooLong(values: Values, field: string) {
  const length = lengthOf(textOf(values, field))
  if (length <= textLimits.accepted) return undefined
  // A text is cut before half a character, so it may be one unit shorter.
  return String(values[field]).length >= textLimits.kept - 1 ? messages.cut : messages.tooLong(length)
}
