import type { Draft } from '@association/content/define/values.ts'
import { assetLink, entry, type Picture, picture, prose, type SeedFile, seedFile } from '../define.ts'
import { describeLook } from '../drawing/portrait/describe.ts'
import type { PortraitLook } from '../drawing/portrait/look.ts'
import { portrait } from '../drawing/portrait.ts'

type Person = Required<Pick<Draft<'bio'>, 'name' | 'credentials' | 'jobTitle' | 'organization'>> & {
  biography: string
  isFaculty?: boolean
  look: PortraitLook
}

/** Each person has a biography `bio-{id}` and a portrait. */
export function people(byId: Readonly<Record<string, Person>>): SeedFile {
  const all = Object.entries(byId)
  return seedFile({
    space: 'association',
    entries: all.map(([id, { biography, look: _, ...fields }]) =>
      entry('bio', `bio-${id}`, {
        ...fields,
        photo: assetLink(`portrait-${id}`),
        biography: prose(biography),
      }),
    ),
    pictures: all.map(([id, { name, look }]) => portraitPicture({ id: `portrait-${id}`, name, look })),
  })
}

/** The alternative text describes the drawing. */
const portraitPicture = ({ id, name, look }: { id: string; name: string; look: PortraitLook }): Picture =>
  picture({
    id,
    title: name,
    description: `Portrait of ${name}, ${describeLook(look)}.`,
    width: 800,
    height: 800,
    draw: (size) => portrait(size, look),
  })
