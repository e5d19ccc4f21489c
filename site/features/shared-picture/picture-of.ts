import type { Asset, Entry } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { factsOf } from '@association/content/derive/facts-of.ts'
import { fullDate } from '@association/content/shared/dates.ts'
import { typeName } from '@association/content/shared/product-cards/product-card.tsx'
import { waysToBuy } from '@association/content/shared/products/offers.ts'
import { shortWebinarTime } from '@association/content/shared/products/webinar-time.ts'
import { topicsOf } from '@association/content/types/basic-article/topics.ts'
import type { Place } from '../../content/places/resolve.ts'
import { messages as topicsMessages } from '../../page/topics/messages.ts'
import { messages } from './messages.ts'

/** What the picture of a shared page shows. */
export type SharedPicture = {
  look: 'article' | 'course' | 'book' | 'event' | 'list' | 'page'
  /** What kind of page it is, in one or two words. */
  kind: string
  title: string
  /** Short facts below the title. */
  facts: readonly string[]
  cover?: Asset | undefined
}

/** Returns undefined for a redirect, which has no page. */
export function pictureOf(place: Place, organisation: { name: string }): SharedPicture | undefined {
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

function pictureOfEntry(entry: Entry, space: string, organisation: { name: string }): SharedPicture {
  switch (entry.type) {
    case 'basicArticle':
      return pictureOfArticle(entry)
    case 'product':
      return pictureOfProduct(entry)
    case 'jobPosting': {
      const { jobTitle, location, employmentType } = entry.fields
      return { look: 'page', kind: messages.job, title: jobTitle, facts: known([location, employmentType]) }
    }
    case 'page': {
      const isEvent = space === 'events'
      const kind = isEvent ? messages.event : organisation.name
      return { look: isEvent ? 'event' : 'page', kind, title: entry.fields.title, facts: [] }
    }
    default:
      return pictureOfFacts(entry, organisation)
  }
}

/** A type without a picture of its own shows its name, and the title and the date of the entry. */
function pictureOfFacts(entry: Entry, organisation: { name: string }): SharedPicture {
  const { title = organisation.name, date } = factsOf(entry) ?? { title: undefined }
  const kind = contentTypeFor(entry.type)?.name ?? organisation.name
  return { look: 'page', kind, title, facts: known([fullDate(date)]) }
}

function pictureOfArticle({ fields }: Entry<'basicArticle'>): SharedPicture {
  const [topic] = topicsOf(fields.tags)
  const authors = fields.authors.map(({ fields: { name } }) => name).join(', ')
  return {
    look: 'article',
    kind: topic?.name ?? messages.article,
    title: fields.title,
    facts: known([fullDate(fields.publicationDate), authors]),
  }
}

function pictureOfProduct({ fields }: Entry<'product'>): SharedPicture {
  const { productType, credits, image, people } = fields
  const shared = { kind: typeName(productType) ?? '', title: fields.title || fields.internalName }
  if (productType === 'Book')
    return {
      ...shared,
      look: 'book',
      facts: [people.map(({ fields }) => fields.name).join(', ')],
      cover: image,
    }
  if (productType === 'Webinar') return { ...shared, look: 'event', facts: known([shortWebinarTime(fields)]) }
  const formats = new Set(waysToBuy(fields.variants).map(({ fields }) => fields.deliveryFormat))
  const facts = known([[...formats].filter(Boolean).join(', '), credits && messages.credits(credits)])
  return { ...shared, look: productType === 'Course' ? 'course' : 'page', facts }
}

const known = (facts: readonly (string | number | undefined)[]) =>
  facts.flatMap((fact) => (typeof fact === 'string' && fact !== '' ? [fact] : []))
