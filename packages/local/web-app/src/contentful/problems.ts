import { isObject } from './links.ts'

type FieldProblem = { field: string; locale?: string; message: string }

/** In words for an editor. */
export type ContentfulProblem = { code: string; message: string; status?: number; fields: FieldProblem[] }

/** The Management client's error has the response as JSON message. */
export function problemOf(error: unknown): ContentfulProblem {
  if (!(error instanceof Error)) return { code: 'Unknown', message: String(error), fields: [] }
  const answer = parsed(error.message)
  if (!answer) return { code: error.name, message: silence(error) ?? error.message, fields: [] }
  const details = isObject(answer.details) ? answer.details : {}
  const errors = Array.isArray(details.errors) ? details.errors.filter(isObject) : []
  return {
    code: error.name,
    status: typeof answer.status === 'number' ? answer.status : undefined,
    message: sentences[error.name] ?? String(answer.message ?? error.message),
    fields: errors.flatMap(fieldProblem),
  }
}

/** The client reports only that no response came. */
const silence = ({ message }: Error) =>
  /^(?:Network Error|Failed to fetch|timeout of .*|Request aborted)$/i.test(message)
    ? 'Contentful does not answer.'
    : undefined

/** True for temporary failures. */
export const isPassing = ({ status }: ContentfulProblem) =>
  status === undefined || status === 429 || status >= 500

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const sentences: Record<string, string> = {
  VersionMismatch: 'Another person changed this in the meantime. Reload the page to see the change.',
  UnresolvedLinks: 'It links to an entry or a file that does not exist.',
  InvalidEntry: 'Some fields have problems. Fix them first.',
  ValidationFailed: 'Some fields have problems. Fix them first.',
  RateLimitExceeded: 'Contentful is busy. Please wait a moment.',
  AccessTokenInvalid: 'Contentful refuses the token of this session. Restart npm start and reload.',
  NotFound: 'It does not exist, or it was deleted.',
}

function fieldProblem(error: Record<string, unknown>): FieldProblem[] {
  const [root, field, locale] = Array.isArray(error.path) ? error.path.map(String) : []
  if (root !== 'fields' || !field) return []
  return [{ field, locale, message: sentenceFor(error) }]
}

const rules: Record<string, string> = {
  required: 'This field is required.',
  in: 'This is not one of the choices.',
  regexp: 'This value has the wrong format.',
  prohibitRegexp: 'This value has a format that is not allowed.',
  unique: 'Another entry already has this value. Choose another one.',
  type: 'This value has the wrong type.',
  linkContentType: 'This field does not accept entries of this type.',
  linkMimetypeGroup: 'This field does not accept files of this type.',
  notResolvable: 'This links to an entry or a file that does not exist or is not published.',
}

function sentenceFor({ name, details, customMessage, min, max }: Record<string, unknown>): string {
  if (typeof customMessage === 'string' && customMessage !== '') return customMessage
  if (name === 'range') return `This number must be ${between(min, max)}.`
  if (name === 'size') return `Its length must be ${between(min, max)}.`
  return rules[String(name)] ?? String(details ?? name ?? 'Contentful does not accept this value.')
}

function between(min: unknown, max: unknown): string {
  if (typeof min === 'number' && typeof max === 'number') return `between ${min} and ${max}`
  return typeof max === 'number' ? `${max} at most` : `${min ?? 'more'} at least`
}
