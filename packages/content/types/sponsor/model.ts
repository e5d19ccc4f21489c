import { contentType } from '../../define/content-type.ts'
import { asset, choice, longText, text, url } from '../../define/field.ts'
import { sponsorLevels } from '../../shared/events/sponsor-levels.ts'

export const sponsor = contentType({
  id: 'sponsor',
  name: 'Sponsor',
  description: 'An organization that supports an event.',
  icon: 'person',
  slots: [],
  spaces: ['events'],
  title: 'name',
  fields: {
    name: text({ required: true, max: 120 }),
    level: choice({ group: 'content', options: sponsorLevels, required: true }),
    description: longText({ max: 400, help: 'What it does, and what it pays for.' }),
    link: url(),
    logo: asset({ mimeTypes: ['image'], help: 'Without a logo, visitors see the name.' }),
  },
})
