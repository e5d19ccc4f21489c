import type { Edition, KnownEvent } from '../../define/event.ts'
import type { Entry } from '../../define/values.ts'
import { readEdition, stateOf } from './edition.ts'

/** The editor's preview knows only the entry. */
export const eventAlone = (entry: Entry<'eventEdition'>): KnownEvent => ({
  edition: readEdition(entry, entry.fields.courses),
  next: undefined,
})

export const editionAfter = (edition: Edition, editions: readonly Edition[], now: number) =>
  editions
    .filter(({ kind, startDate }) => kind === edition.kind && startDate > edition.startDate)
    .filter((each) => stateOf(each, now) !== 'over')
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0]
