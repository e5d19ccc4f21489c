import type { Asset, Entry } from '@association/content'
import { fullDate } from '@association/content/shared/dates.ts'
import type { FeedType } from './sources.ts'

/** An entry as a feed needs it: read, and with the two times that Contentful keeps, as it writes them. */
export type Listed<Type extends FeedType = FeedType> = {
  entry: Entry<Type>
  createdAt: string
  updatedAt: string
}

export type Facts = {
  title: string | undefined
  summary?: string | undefined
  /** As it was written. */
  date: string | undefined
  tags?: readonly string[]
  image?: Asset | undefined
}

type FactsOf = { [Type in FeedType]: (listed: Listed<Type>) => Facts }

/** What a feed shows of each content type. */
const factsOfType: FactsOf = {
  basicArticle: ({ entry: { fields } }) => ({
    title: fields.title,
    summary: fields.summary,
    date: fields.publicationDate,
    tags: fields.tags,
    image: fields.bannerImage,
  }),
  pressRelease: ({ entry: { fields } }) => ({
    title: fields.title,
    summary: fields.shortDescription,
    date: fields.releaseDate,
  }),
  product: ({ entry: { fields }, createdAt }) => ({
    title: fields.title ?? fields.internalName,
    summary: fields.shortDescription,
    date: createdAt,
    image: fields.image,
  }),
  jobPosting: ({ entry: { fields } }) => ({
    title: fields.jobTitle,
    summary: closing(fullDate(fields.closingDate)),
    date: fields.postedDate,
  }),
}

/** TypeScript does not see that an entry and the function for its type belong together. */
export const factsOf = (listed: Listed): Facts =>
  (factsOfType[listed.entry.type] as (listed: Listed) => Facts)(listed)

const closing = (day: string | undefined) => day && `Apply by ${day}.`
