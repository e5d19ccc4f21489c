import { badRequest } from '../http/errors.ts'

/** Contentful's limit for a response, with its two-space indentation. */
const answerLimitBytes = 7_340_032

/** Indentation adds less than this factor: small responses skip the exact count. */
const indentationFactor = 3

/** Throws BadRequest above Contentful's limit. */
export function checkedJson(answer: object): string {
  const json = JSON.stringify(answer)
  const isSurelySmall = json.length * indentationFactor < answerLimitBytes
  if (!isSurelySmall && Buffer.byteLength(JSON.stringify(answer, null, 2)) > answerLimitBytes) {
    throw badRequest(`Response size too big. Maximum allowed response size: ${answerLimitBytes}B.`)
  }
  return json
}
