import { contentType } from '../../define/content-type.ts'
import { asset, flag, richText, text, url } from '../../define/field.ts'
import { hashLink } from '../../shared/fields.ts'

export const bio = contentType({
  id: 'bio',
  name: 'Biography',
  description: 'A person of the faculty, the board or the staff.',
  icon: 'person',
  inPicker: {
    category: 'Cards and lists',
    order: 4,
    words: ['person', 'author', 'speaker', 'faculty', 'team'],
  },
  slots: ['block', 'card'],
  spaces: ['association', 'events'],
  title: 'name',
  index: 'small',
  fields: {
    name: text({ heading: 'item', required: true, max: 120 }),
    credentials: text({ max: 80, help: 'Such as MD, CPE.' }),
    jobTitle: text({ max: 160 }),
    organization: text({ max: 160 }),
    photo: asset({
      mimeTypes: ['image'],
      help: 'A portrait, square; its description is the alternative text.',
    }),
    biography: richText(),
    url: url({ help: 'A page with more about the person.' }),
    isFaculty: flag({ help: 'Shows the person on the faculty page.' }),
    hashLink,
  },
})
