import { contentType } from '../../define/content-type.ts'
import { date, longText, richText, text } from '../../define/field.ts'
import { slug } from '../../shared/fields.ts'

export const pressRelease = contentType({
  id: 'pressRelease',
  name: 'Press release',
  description: 'News for the press, with a page in the press room.',
  icon: 'page',
  inPicker: { category: 'Cards and lists', order: 8, words: ['news', 'media'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'title',
  page: { sitemap: 'press-releases', releaseField: 'releaseDate', openGraph: 'article' },
  index: 'small',
  fields: {
    title: text({ heading: 'item', required: true, max: 200 }),
    releaseDate: date({ required: true }),
    shortDescription: longText({ max: 1000 }),
    body: richText({ onPage: true, embeds: { slot: 'embed' } }),
    slug: { ...slug, required: true, unique: true },
  },
})
