import { contentType } from '../../define/content-type.ts'
import {
  asset,
  date,
  flag,
  integer,
  longText,
  reference,
  references,
  richText,
  text,
  texts,
} from '../../define/field.ts'
import { isCoverValue } from '../../shared/cover/chart.ts'
import { examine } from './examine.ts'

export const basicArticle = contentType({
  id: 'basicArticle',
  name: 'Article',
  description: 'An article of the journals or the site, with a page of its own.',
  icon: 'page',
  inPicker: { category: 'Cards and lists', order: 7, words: ['journal', 'post'] },
  slots: ['card'],
  spaces: ['association', 'events'],
  title: 'title',
  page: { sitemap: 'articles', releaseField: 'publicationDate', openGraph: 'article' },
  index: 'large',
  fields: {
    title: text({ required: true, max: 200 }),
    summary: longText({ max: 2000, help: 'Lists show its first 250 characters.' }),
    publicationDate: date({ required: true }),
    canonicalUrl: text({
      required: true,
      unique: true,
      max: 200,
      pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
      help: 'The last part of its address: small letters, digits and hyphens.',
    }),
    tags: texts({
      max: 3,
      help: 'The primary tag first, then the secondary and the tertiary. A tag that is the name of a topic puts the article on the page of the topic.',
    }),
    bannerImage: asset({ mimeTypes: ['image'], help: 'Its description is the alternative text.' }),
    coverWord: text({
      max: 24,
      help: 'Without a banner image, the cover shows this word or figure, such as “38 %”. Default: a word of the title.',
    }),
    coverValues: texts({
      min: 2,
      max: 8,
      help: 'Without a banner image, the cover is a bar chart of these values, such as “Before: 112”.',
    }),
    coverDescription: text({
      max: 250,
      help: 'What the chart on the cover shows, for people who cannot see it.',
    }),
    authors: references({ to: ['bio'], max: 12, onPage: true }),
    keyPoints: texts({
      max: 5,
      onPage: true,
      help: 'What a reader should take away: up to five sentences above the text, each of at most 200 characters.',
    }),
    body: richText({
      onPage: true,
      embeds: { slot: 'embed' },
      help: 'The article. Every block can be placed inside it. If it ends with a heading “Notes” and a numbered list, a superscript number leads to its note.',
    }),
    readingMinutes: integer({
      min: 1,
      max: 240,
      unit: 'minutes',
      name: 'Reading time',
      help: 'Cards show it, because lists do not read the article. A note here says if it differs from the text.',
    }),
    nextStep: reference({
      to: ['product'],
      onPage: true,
      isRead: true,
      name: 'Next step',
      help: 'The course or book that a reader of this article needs next. The end of the text leads to it.',
    }),
    edition: reference({
      to: ['journalEditions'],
      onPage: true,
      help: 'The journal edition that it appeared in.',
    }),
    featured: flag({ help: 'Lists show this article first, with a large picture.' }),
    doiPrefix: reference({ to: ['doiPrefix'], name: 'DOI prefix' }),
    doiSuffix: text({
      max: 100,
      name: 'DOI suffix',
      pattern: '^[\\w.()-]+$',
      help: 'The part after the slash.',
    }),
  },
  examine,
  checks: [
    {
      field: 'doiSuffix',
      when: ({ doiPrefix, doiSuffix }) => Boolean(doiPrefix) !== Boolean(doiSuffix),
      error: 'A DOI has two parts: fill in both the prefix and the suffix, or neither.',
    },
    {
      field: 'coverValues',
      when: ({ coverValues = [] }) => !coverValues.every(isCoverValue),
      error:
        'Write each value as “label: number”, such as “Before: 1,120” or “After: 7.5 %”. A label has at most 30 characters.',
    },
    {
      field: 'coverDescription',
      when: ({ bannerImage, coverValues = [], coverDescription }) =>
        !bannerImage && coverValues.length > 0 && !coverDescription,
      error: 'The chart on the cover has no description. Say what it shows.',
    },
    {
      field: 'bannerImage',
      when: ({ featured, bannerImage }) => Boolean(featured && !bannerImage),
      warn: 'Without a banner image, another article is featured instead. Choose a banner image.',
    },
  ],
})
