import { contentTypeFor } from '@association/content/content-types'
import { linksIn } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import { linkTo } from '../../contentful/link-list.ts'
import { writtenWords } from '../../outline/rows/names.ts'
import type { Blueprint, PlannedEntry } from '../blueprints/blueprint.ts'
import { nameOf } from '../blueprints/example-blueprint.ts'

export type Pattern = {
  id: string
  title: string
  blueprint: Blueprint
  /** ISO 8601. */
  updatedAt: string
}

export const patternLimits = { entries: 40, characters: 200_000, title: 120 }

/** Returns undefined for a record that this version cannot use. */
export function blueprintOf(record: unknown): Blueprint | undefined {
  if (!isRecord(record) || !Array.isArray(record.roots) || !Array.isArray(record.entries)) return undefined
  const { roots, entries } = record
  if (entries.length > patternLimits.entries || !entries.every(isPlanned)) return undefined
  const known = new Set(entries.map(({ id }) => id))
  if (roots.length === 0 || !roots.every((id) => typeof id === 'string' && known.has(id))) return undefined
  return { roots, entries }
}

const isPlanned = (value: unknown): value is PlannedEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.fields) &&
  contentTypeFor(String(value.type)) !== undefined

/** Two equal anchors on a page would hide one of the entries. */
const anchors = ['hashLink', 'hashId']

/** Drops values that must be unique. */
export function forPage({ roots, entries }: Blueprint, { page }: { page: string }): Blueprint {
  const wordsOf = wordsIn(entries)
  return {
    roots,
    entries: entries.map(({ id, type, fields }) => {
      const model = contentTypeFor(type)
      const kept = Object.entries(fields).filter(
        ([name]) => !anchors.includes(name) && model?.fields[name] && !model.fields[name].unique,
      )
      return {
        id,
        type,
        fields: { ...Object.fromEntries(kept), ...nameOf(type, { page, words: wordsOf(id) }) },
      }
    }),
  }
}

/** Returns the first words of the entry, or of its first block with words. */
function wordsIn(entries: readonly PlannedEntry[]): (id: string) => string | undefined {
  const planned = new Map(entries.map((entry) => [entry.id, entry]))
  const wordsOf = (id: string, depth = 0): string | undefined => {
    const entry = planned.get(id)
    const model = entry && contentTypeFor(entry.type)
    if (!model || depth > patternLimits.entries) return undefined
    const { internalName: _, ...values } = entry.fields
    const own = writtenWords({ type: model, values })
    if (own !== undefined) return shortened(own)
    const inside = linksIn(Object.values(values)).map((target) => wordsOf(target.id, depth + 1))
    return inside.find((words) => words !== undefined)
  }
  return wordsOf
}

const longestWords = 60

const shortened = (words: string) =>
  words.length > longestWords ? `${words.slice(0, longestWords - 1).trimEnd()}…` : words

export function asPage(blueprint: Blueprint, title: string): Blueprint {
  const page: PlannedEntry = {
    id: 'page',
    type: 'page',
    fields: { title, sections: blueprint.roots.map((id) => linkTo('Entry', id)) },
  }
  return { roots: [page.id], entries: [...blueprint.entries, page] }
}
