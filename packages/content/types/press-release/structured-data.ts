import type { About, Thing } from '../../define/structured-data.ts'
import type { Entry } from '../../define/values.ts'
import { dayOf } from '../../shared/dates.ts'
import { associationOf, headlineOf, known } from '../../shared/things.ts'

export const pressReleaseStructuredData = ({ fields }: Entry<'pressRelease'>, about: About): Thing =>
  known({
    '@type': 'NewsArticle',
    headline: headlineOf(fields.title),
    description: fields.shortDescription,
    datePublished: dayOf(fields.releaseDate),
    dateModified: about.modified,
    author: associationOf(about),
    publisher: associationOf(about),
    url: about.url,
    mainEntityOfPage: about.url,
  })
