import { type SeedEntry, seedFile } from '../../define.ts'
import { facultyAuthors } from '../people/authors-faculty.ts'
import { faculty } from '../people/faculty.ts'

const teachers = [
  'elena-petrova',
  'hannah-feldman',
  'abara',
  'okafor',
  'ingrid-halvorsen',
  'thomas-brandt',
  'grace-liu',
  'lindqvist',
] as const

const known = new Map([...facultyAuthors.entries, ...faculty.entries].map((each) => [each.id, each]))

/** An entry links only to entries of its own space, so the biography of the other space is copied. */
function speaker(id: string): SeedEntry {
  const written = known.get(`bio-${id}`)
  if (!written) throw new Error(`The seed has no biography bio-${id}.`)
  const { isFaculty: _, ...fields } = written.fields
  return { ...written, id: `speaker-${id}`, fields }
}

export const fallPeople = seedFile({ space: 'events', entries: teachers.map(speaker) })
