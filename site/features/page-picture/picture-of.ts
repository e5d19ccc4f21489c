import type { Entry } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { knownFacts, type PagePicture } from '@association/content/define/page-picture.ts'
import { factsOf } from '@association/content/derive/facts-of.ts'
import { pictures } from '@association/content/generated/pictures.ts'
import { fullDate } from '@association/content/shared/dates.ts'
import type { Place } from '../../content/places/resolve.ts'
import { messages as topicsMessages } from '../../page/topics/messages.ts'
import { messages } from './messages.ts'

export function pictureOf(place: Place, organisation: { name: string }): PagePicture | undefined {
  if (place.kind === 'redirect') return undefined
  if (place.kind === 'topics')
    return {
      look: 'list',
      kind: messages.list,
      title: topicsMessages.title,
      facts: [topicsMessages.description],
    }
  if (place.kind === 'list') {
    const { list, filter } = place.part
    const title = filter?.title ?? filter?.label ?? list.title
    const description = filter?.description ?? list.description
    return { look: 'list', kind: filter ? list.title : messages.list, title, facts: [description] }
  }
  return pictureOfEntry(place.item.entry, place.item.space, organisation)
}

function pictureOfEntry(entry: Entry, space: string, organisation: { name: string }): PagePicture {
  if (entry.type === 'page') {
    const isEvent = space === 'events'
    const kind = isEvent ? messages.event : organisation.name
    return { look: isEvent ? 'event' : 'page', kind, title: entry.fields.title, facts: [] }
  }
  // TypeScript cannot relate an entry to its type's function.
  const own = pictures as Readonly<Record<string, (entry: Entry) => PagePicture>>
  return own[entry.type]?.(entry) ?? pictureOfFacts(entry, organisation)
}

function pictureOfFacts(entry: Entry, organisation: { name: string }): PagePicture {
  const { title = organisation.name, date } = factsOf(entry) ?? { title: undefined }
  const kind = contentTypeFor(entry.type)?.name ?? organisation.name
  return { look: 'page', kind, title, facts: knownFacts([fullDate(date)]) }
}
