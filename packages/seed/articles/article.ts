import type { Draft } from '@association/content/define/values.ts'
import type { topics } from '@association/content/types/basic-article/topics.ts'
import { assetLink, day, entry, link, prose, type SeedEntry } from '../define.ts'
import type { ArticleTag } from './tags.ts'

type Topic = (typeof topics)[number]['name']

type Article = Pick<Draft<'basicArticle'>, 'title' | 'featured'> & {
  summary?: string
  /** Days from the day of seeding: -12 is twelve days before it. */
  day: number
  tags: readonly [Topic, ArticleTag, ArticleTag?]
  /** The ids of their biographies, without `bio-`. */
  authors: readonly [string, ...string[]]
  /** The id of the banner image. */
  picture?: string
  /** The part of the DOI after the slash. */
  doi?: string
  /** The id of the journal edition, without `edition-`. */
  edition?: string
}

/** An article at `/articles/{slug}`, with the id `article-{slug}`; its body is Markdown. */
export function article(slug: string, about: Article, body: string): SeedEntry {
  const { title, summary, day: daysFromSeeding, tags, authors, picture, doi, edition, featured } = about
  return entry('basicArticle', {
    id: `article-${slug}`,
    fields: {
      title,
      ...(summary && { summary }),
      publicationDate: day(daysFromSeeding),
      canonicalUrl: slug,
      tags: tags.filter((tag) => tag !== undefined),
      ...(picture && { bannerImage: assetLink(picture) }),
      authors: authors.map((id) => link(`bio-${id}`)),
      body: prose(body),
      ...(edition && { edition: link(`edition-${edition}`) }),
      ...(doi && { doiPrefix: link('doi-journal'), doiSuffix: doi }),
      ...(featured && { featured }),
    },
  })
}
