import { createContentType } from '../../engine/vocabulary.ts'

export const pressRelease = createContentType('pressRelease', {
  spaces: ['association', 'events'],
  name: 'Press release',
  description: 'News for the press: what its list shows, and its address in the press room.',
  displayField: 'title',
  fields: {
    title: {
      name: 'Title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    releaseDate: { name: 'Release date', required: true, type: 'Date', widget: 'datePicker' },
    shortDescription: {
      name: 'Short description',
      type: 'Text',
      validations: [{ size: { max: 1000 } }],
      widget: 'multipleLine',
    },
    slug: {
      name: 'Slug',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 120 } },
        { unique: true },
        { regexp: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The last part of its address: small letters, digits and hyphens.',
    },
  },
})
