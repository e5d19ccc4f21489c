import type { ContentTypeId } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { linksIn } from '@association/content/rules'
import type { Blueprint, PlannedEntry } from '../blueprints/blueprint.ts'
import { isPart } from '../blueprints/blueprint.ts'
import { patternLimits } from './pattern.ts'

export type PatternSource = { type: string; values: Readonly<Record<string, unknown>> }

export class PatternError extends Error {
  readonly code = 'PATTERN'
  override readonly name = 'PatternError'
}

/**
 * Copies blocks and their inner blocks, linked entries first. Shared entries, such as products, stay links. Throws
 * PatternError.
 */
export function collectPattern(
  roots: readonly string[],
  sourceOf: (id: string) => PatternSource | undefined,
): Blueprint {
  const entries = new Map<string, PlannedEntry>()
  const begun = new Set<string>()

  function collect(id: string) {
    const source = sourceOf(id)
    const type = source && contentTypeFor(source.type)
    if (!source || !type || begun.has(id)) return
    begun.add(id) // Adding the entry first ends cycles.
    if (begun.size > patternLimits.entries)
      throw new PatternError(
        `A pattern can have at most ${patternLimits.entries} entries. Choose fewer blocks.`,
      )
    for (const target of partsOf(source, sourceOf)) collect(target)
    entries.set(id, { id, type: type.id, fields: writtenFields(type.id, source.values) })
  }
  for (const root of roots) collect(root)
  const blueprint = { roots: roots.filter((id) => entries.has(id)), entries: [...entries.values()] }
  if (JSON.stringify(blueprint).length > patternLimits.characters)
    throw new PatternError('These blocks hold too much text for a pattern. Choose fewer blocks.')
  return blueprint
}

const partsOf = ({ type, values }: PatternSource, sourceOf: (id: string) => PatternSource | undefined) =>
  Object.entries(contentTypeFor(type)?.fields ?? {})
    .filter(([, { isRead }]) => !isRead)
    .flatMap(([id]) => linksIn(values[id]))
    .filter(({ linkType, id }) => linkType === 'Entry' && isPart(sourceOf(id)?.type ?? ''))
    .map(({ id }) => id)

/** Hidden fields, such as the publish gate, belong to one entry. */
const writtenFields = (type: ContentTypeId, values: PatternSource['values']) =>
  Object.fromEntries(
    Object.entries(contentTypeFor(type)?.fields ?? {}).flatMap(([id, { hidden }]) =>
      hidden || values[id] === undefined ? [] : [[id, values[id]]],
    ),
  )
