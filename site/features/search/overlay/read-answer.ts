import type { SuggestAnswer, WebAnswer, WebResult } from '@association/services/search/answers.ts'

/** Throws for an error flag or missing results. */
export function readResults(json: unknown): WebResult[] {
  const { web } = answerIn<WebAnswer>(json)
  if (!Array.isArray(web?.results)) throw new Error('The answer has no results.')
  return web.results.filter(({ url, title }) => isWebAddress(url) && typeof title === 'string')
}

/** Returns each once. Throws for an error flag or missing suggestions. */
export function readSuggestions(json: unknown): string[] {
  const { results } = answerIn<SuggestAnswer>(json)
  if (!Array.isArray(results)) throw new Error('The answer has no suggestions.')
  return [...new Set(results.map(({ query }) => query))].filter((query) => typeof query === 'string')
}

function answerIn<Answer>(json: unknown): Partial<Answer> {
  const answer = json as (Partial<Answer> & { error?: unknown }) | null
  if (typeof answer !== 'object' || answer === null || answer.error)
    throw new Error('The answer is an error.')
  return answer
}

/** No link may run a script. */
const isWebAddress = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url, 'https://site.example') && /^https?:$/.test(protocolOf(url))

const protocolOf = (url: string) => new URL(url, 'https://site.example').protocol
