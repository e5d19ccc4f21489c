import { badRequest } from '../http/errors.ts'

/** Contentful's limit for an answer, counted as it formats it: with two spaces of indentation. */
const answerLimitBytes = 7_340_032

/** Indentation can multiply the size, but not without measure; small answers need no second look. */
const indentationFactor = 3

/** The answer as JSON. Throws BadRequest for one that Contentful would refuse to send. */
export function checkedJson(answer: object): string {
  const json = JSON.stringify(answer)
  const isSurelySmall = json.length * indentationFactor < answerLimitBytes
  if (!isSurelySmall && Buffer.byteLength(JSON.stringify(answer, null, 2)) > answerLimitBytes) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${answerLimitBytes}B.`)
  }
  return json
}
