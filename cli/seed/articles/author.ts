import type { Draft } from '@association/content/define/values.ts'
import { entry, prose, type SeedEntry } from '../define.ts'

type Author = Required<Pick<Draft<'bio'>, 'name' | 'credentials' | 'jobTitle' | 'organization'>> & {
  biography: string
  isFaculty?: true
}

/** A person who writes articles, with the id `bio-{first}-{last}`. */
export const author = (id: string, { biography, ...fields }: Author): SeedEntry =>
  entry('bio', { id: `bio-${id}`, fields: { ...fields, biography: prose(biography) } })
