import { MigrationError } from '../errors.ts'

const longest = 64
const foreign = /[^a-zA-Z0-9._-]/u

/** Throws when Contentful refuses the id. `what` begins the message. */
export function checkId(id: unknown, what: string): void {
  const problem = problemOf(id)
  if (problem)
    throw new MigrationError('INVALID', `${what}, but that ${problem}: mend the change; nothing was written.`)
}

function problemOf(id: unknown): string | undefined {
  if (typeof id !== 'string') return 'is no text'
  if (id === '') return 'id is empty'
  if (id.length > longest) return `id has ${id.length} characters, and Contentful takes ${longest}`
  const [character] = foreign.exec(id) ?? []
  return character && `id contains “${character}”, and Contentful takes letters, digits, “.”, “-” and “_”`
}
