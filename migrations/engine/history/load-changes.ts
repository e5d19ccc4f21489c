import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MigrationError } from '../errors.ts'
import type { Change } from '../vocabulary.ts'
import * as contentWords from '../words/content-words.ts'
import * as schemaWords from '../words/schema-words.ts'
import { refuseWrongNumbers } from './numbering.ts'

export type LoadedChange = {
  id: string
  change: Change
  /** SHA-256 of the source. */
  checksum: string
}

export const changesFolder = join(import.meta.dirname, '../../changes')
const fileName = /^\d{4}-[a-z0-9-]{1,40}\.ts$/

/** Throws when a number is missing or used twice. */
export async function loadChanges(folder = changesFolder): Promise<LoadedChange[]> {
  const ids = changeIds(folder)
  return Promise.all(
    ids.map(async (id) => {
      const module = await load(join(folder, `${id}.ts`), id)
      return { id, change: checkedChange(id, module.default), checksum: checksumOf(folder, id) }
    }),
  )
}

async function load(path: string, id: string): Promise<{ default?: unknown }> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).trim().split(/\n\s*\n/)
    throw new MigrationError('INVALID', `${id}.ts cannot be read: ${reason}`)
  }
}

export function changeIds(folder = changesFolder): string[] {
  const ids = idsIn(folder)
  refuseWrongNumbers(ids)
  return ids
}

/** Sorted by number, with gaps and duplicates. */
export const idsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => fileName.test(file))
    .toSorted()
    .map((file) => file.slice(0, -'.ts'.length))

/** Covers the change and its folder. Ignores line endings and trailing spaces, which an editor or git may alter. */
function checksumOf(folder: string, id: string): string {
  const parts = join(folder, id)
  const files = existsSync(parts)
    ? readdirSync(parts)
        .toSorted()
        .map((file) => join(parts, file))
    : []
  const hash = createHash('sha256')
  for (const file of [join(folder, `${id}.ts`), ...files]) hash.update(normalise(readFileSync(file, 'utf8')))
  return hash.digest('hex')
}

const normalise = (source: string) =>
  `${source
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]*\r?\n/g, '\n')
    .trimEnd()}\n`

/** A file without types may export anything. */
function checkedChange(id: string, exported: unknown): Change {
  const { steps } = Object(exported) as Partial<Change>
  if (!Array.isArray(steps))
    throw invalid(`${id}.ts exports no migration: end it with \`export default migration(…)\`.`)
  for (const [index, step] of steps.entries()) {
    const which = `${id}.ts: step ${index + 1} of ${steps.length}`
    if (Array.isArray(step))
      throw invalid(`${which} is a list: write its steps into the outer one, with \`...\`.`)
    const { do: word } = Object(step) as { do?: string }
    if (word === undefined || !(word in schemaWords || word in contentWords))
      throw invalid(`${which} is no step: make it with a word of engine/vocabulary.ts.`)
  }
  return exported as Change
}

const invalid = (sentence: string) => new MigrationError('INVALID', sentence)
