import { conferenceSpeakers, fallTeachers } from '../../catalogue/speakers.ts'
import { type SeedEntry, seedFile } from '../../define.ts'
import { facultyAuthors } from '../people/authors-faculty.ts'
import { faculty } from '../people/faculty.ts'

const known = new Map([...facultyAuthors.entries, ...faculty.entries].map((each) => [each.id, each]))

/** An entry links only to entries of its own space, so the biography of the other space is copied. */
function speaker(id: string): SeedEntry {
  const written = known.get(`bio-${id}`)
  if (!written) throw new Error(`The seed has no biography bio-${id}.`)
  const { isFaculty: _, ...fields } = written.fields
  return { ...written, id: `speaker-${id}`, fields }
}

export const speakers = seedFile({
  space: 'events',
  entries: [...new Set([...fallTeachers, ...conferenceSpeakers])].map(speaker),
})
