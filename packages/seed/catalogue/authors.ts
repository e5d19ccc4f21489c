import type { Draft } from '@association/content/define/values.ts'
import { assetLink, entry, prose, type SeedFile, seedFile } from '../define.ts'
import type { Look } from '../drawing/portrait/look.ts'
import { portraitPicture } from '../drawing/portrait/picture.ts'

type Author = Required<Pick<Draft<'bio'>, 'name' | 'credentials' | 'jobTitle' | 'organization'>> & {
  biography: string
  isFaculty?: true
  /** What the portrait shows. */
  look: Look
}

/** People who write articles, each with the id `bio-{first}-{last}` and a portrait. */
export function authors(people: Readonly<Record<string, Author>>): SeedFile {
  const written = Object.entries(people)
  return seedFile({
    space: 'association',
    entries: written.map(([id, { biography, look: _, ...fields }]) =>
      entry('bio', `bio-${id}`, {
        ...fields,
        photo: assetLink(`portrait-${id}`),
        biography: prose(biography),
      }),
    ),
    pictures: written.map(([id, { name, look }]) => portraitPicture({ id: `portrait-${id}`, name, look })),
  })
}
