import type { Draft } from '@association/content/define/values.ts'
import { entry, link, type SeedEntry } from '../define.ts'

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
