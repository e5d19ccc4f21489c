import { type Problem, validationFailed } from '../http/errors.ts'
import type { WebhookDefinition } from './definitions.ts'

type Body = Omit<WebhookDefinition, 'sys'>

/** Throws ValidationFailed for what Contentful would not accept as a webhook. */
export function checkDefinition(body: unknown): Body {
  const { sys: _sys, ...given } = (body ?? {}) as Partial<WebhookDefinition>
  const problems: Problem[] = []
  const demand = (name: keyof Body, isGood: boolean) => {
    if (!isGood) problems.push({ name: given[name] === undefined ? 'required' : 'type', path: [name] })
  }
  demand('name', typeof given.name === 'string' && given.name !== '')
  demand('url', isWebAddress(given.url))
  demand('topics', Array.isArray(given.topics) && given.topics.every(isTopic))
  if (problems.length > 0) throw validationFailed(problems)
  // The three fields without a default were just checked.
  return { ...given, headers: given.headers ?? [], active: given.active ?? true } as Body
}

const isWebAddress = (url: unknown) =>
  typeof url === 'string' && ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')

const isTopic = (topic: unknown) => typeof topic === 'string' && /^(\*|[A-Za-z]+)\.(\*|[a-z_]+)$/.test(topic)
