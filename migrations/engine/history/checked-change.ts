import { MigrationError } from '../errors.ts'
import type { Change } from '../vocabulary.ts'
import * as contentWords from '../words/content-words.ts'
import * as schemaWords from '../words/schema-words.ts'

/** A file without types may export anything. Throws MigrationError. */
export function checkedChange(id: string, exported: unknown): Change {
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
