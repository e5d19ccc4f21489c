import type { KnownEvent } from '../define/event.ts'
import type { Entry } from '../define/values.ts'
import { reader } from '../derive/read.ts'
import { readEdition } from '../shared/events/edition.ts'
import { editionAfter, eventAlone } from '../shared/events/known-event.ts'
import { examplesOf, wireExample } from './examples.ts'

export const exampleEvent = (entry: Entry<'eventEdition'>): KnownEvent => {
  const { edition } = eventAlone(entry)
  return { edition, next: editionAfter(edition, following(), Date.parse(edition.endDate)) }
}

function following() {
  const example = examplesOf('eventEdition').find(({ name }) => name === 'early bird')
  const entry = example && reader({ spaceOf: () => 'events' })(wireExample(example, () => undefined))
  return entry?.type === 'eventEdition' ? [readEdition(entry, [])] : []
}
