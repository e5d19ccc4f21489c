import { validationFailed, type WireProblem } from '../http/errors.ts'
import type { WebhookDefinition } from './definitions.ts'
import { isFilter } from './filters.ts'

type DefinitionBody = Omit<WebhookDefinition, 'sys'>

/** Throws ValidationFailed for a webhook that Contentful refuses. */
export function checkDefinition(body: unknown): DefinitionBody {
  const { sys: _sys, ...given } = (body ?? {}) as Partial<WebhookDefinition>
  const problems: WireProblem[] = []
  const demand = (name: keyof DefinitionBody, isGood: boolean) => {
    if (!isGood) problems.push({ name: given[name] === undefined ? 'required' : 'type', path: [name] })
  }
  demand('name', typeof given.name === 'string' && given.name !== '')
  demand('url', isWebAddress(given.url))
  demand('topics', Array.isArray(given.topics) && given.topics.every(isTopic))
  demand('headers', optionalList(given.headers, isHeader))
  demand('filters', optionalList(given.filters, isFilter))
  if (problems.length > 0) throw validationFailed(problems)
  // All that could fail later was just checked.
  return { ...given, headers: given.headers ?? [], active: given.active ?? true } as DefinitionBody
}

const isWebAddress = (url: unknown) =>
  typeof url === 'string' && ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')

const optionalList = (list: unknown, isGood: (each: unknown) => boolean) =>
  list === undefined || list === null || (Array.isArray(list) && list.every(isGood))

const isHeader = (header: unknown) => {
  const { key, value } = (header ?? {}) as { key?: unknown; value?: unknown }
  return typeof key === 'string' && (value === undefined || typeof value === 'string')
}

const isTopic = (topic: unknown) => typeof topic === 'string' && /^(\*|[A-Za-z]+)\.(\*|[a-z_]+)$/.test(topic)
