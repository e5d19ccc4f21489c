import { contentType } from '../../define/content-type.ts'
import { reference, text, url } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const announcement = contentType({
  id: 'announcement',
  name: 'Announcement',
  description: 'One line at the top of the page that stays in view until a visitor closes it.',
  icon: 'calendar',
  inPicker: { category: 'Notices and forms', order: 5, words: ['banner', 'bar', 'alert', 'news'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    text: text({ required: true, max: 200 }),
    url: url({ help: 'The page that the announcement links to.' }),
    linkText: text({ max: 60, help: 'Empty: the whole text is the link.' }),
    backgroundColor: reference({ to: ['color'] }),
    color: reference({ to: ['color'], help: 'Color of the text.' }),
  },
})
