import type { About, Thing } from '../../define/structured-data.ts'
import type { Entry } from '../../define/values.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { dayOf } from '../../shared/dates.ts'
import { associationOf, headlineOf, known, personOf } from '../../shared/things.ts'
import { doiAddress, doiOf } from './doi.ts'
import { wordCount } from './reading-time.ts'

export function basicArticleStructuredData(article: Entry<'basicArticle'>, about: About): Thing {
  const { title, summary, keyPoints, publicationDate, authors, bannerImage, tags, body } = article.fields
  const doi = doiOf(article)
  return known({
    '@type': doi ? 'ScholarlyArticle' : 'Article',
    headline: headlineOf(title),
    description: summary,
    abstract: keyPoints.join(' ') || undefined,
    datePublished: dayOf(publicationDate),
    dateModified: about.modified,
    author: authors.map(personOf),
    publisher: associationOf(about),
    image: bannerImage && about.picture(bannerImage),
    keywords: tags,
    wordCount: wordCount(plainText(body)) || undefined,
    url: about.url,
    mainEntityOfPage: about.url,
    identifier: doi && { '@type': 'PropertyValue', propertyID: 'DOI', value: doi, url: doiAddress(doi) },
    sameAs: doi && doiAddress(doi),
    isPartOf: editionOf(article),
  })
}

function editionOf({ fields: { edition } }: Entry<'basicArticle'>): Thing | undefined {
  if (!edition) return undefined
  const { journal, issue, volume, editionDate } = edition.fields
  const periodical = { '@type': 'Periodical', name: journal }
  return known({
    '@type': 'PublicationIssue',
    issueNumber: issue,
    datePublished: dayOf(editionDate),
    isPartOf: volume
      ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: periodical }
      : periodical,
  })
}
