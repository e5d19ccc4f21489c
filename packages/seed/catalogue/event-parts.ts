import type { Draft } from '@association/content/define/values.ts'
import { entry, link, type SeedEntry } from '../define.ts'
import { page } from '../parts.ts'

type EventPartKind = Draft<'eventPart'>['part']

/** The part `faq` of `fall` has the id `fall-part-faq`. */
export const parts = (
  id: string,
  edition: string,
  titles: { readonly [Name in EventPartKind]?: string },
): SeedEntry[] =>
  (Object.entries(titles) as [EventPartKind, string][]).map(([part, title]) =>
    entry('eventPart', `${id}-part-${part}`, {
      internalName: `${title}: ${edition}`,
      edition: link(edition),
      part,
      title,
    }),
  )

type EditionPage = Omit<Draft<'page'>, 'sections'> & {
  edition: string
  heading: string
  sections: readonly string[]
}

/** A further page of an edition. Its header comes before the sections. */
export const editionPage = (
  id: string,
  { edition, heading, sections, ...fields }: EditionPage,
): readonly SeedEntry[] => [
  page(id, { ...fields, sections: [`${id}-opening`, ...sections] }),
  entry('eventPart', `${id}-opening`, {
    internalName: `${heading}: ${edition}`,
    edition: link(edition),
    part: 'page header',
    title: heading,
  }),
]
