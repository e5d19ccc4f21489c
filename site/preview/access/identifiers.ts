import type { Space } from '@association/content'
import type { ContentfulConfig } from '@association/services/config'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { badRequest } from '../../base/app-requests/answers.ts'

export type EntryIdentifiers = { space: Space; spaceId: string; environment: string; entry: string }

/** Throws RefusedError (400). */
export function wantedEntry(
  given: { space?: unknown; environment?: unknown; entry?: unknown },
  config: ContentfulConfig,
): EntryIdentifiers {
  const space = typeof given.space === 'string' ? spaceOfId(config, given.space) : undefined
  if (!space) throw badRequest('“space” must be one of the two spaces that this site shows.')
  if (given.environment !== config.environment)
    throw badRequest(`This site shows only the environment “${config.environment}”.`)
  const entry = identifier(given.entry, 'entry')
  return { space, spaceId: config.spaces[space].id, environment: config.environment, entry }
}

/** Contentful's ids have 1 to 64 letters, digits, dots, dashes and underscores. */
export function identifier(value: unknown, name: string): string {
  if (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) && !/^\.{1,2}$/.test(value)) return value
  throw badRequest(`“${name}” must be an id from Contentful.`)
}
