import { contentType } from '../../define/content-type.ts'
import { reference, richText, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const notificationDialogue = contentType({
  id: 'notificationDialogue',
  name: 'Notification dialogue',
  description: 'A notice that visitors can close.',
  inPicker: { category: 'Notices and forms', order: 6, words: ['notice', 'alert', 'popup'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    label: text({ max: 120, help: 'Screen readers read it as the name of the notice. “Notice” if empty.' }),
    content: richText({ required: true }),
    contentBackgroundColor: reference({ to: ['color'] }),
    color: reference({ to: ['color'], help: 'Color of the text.' }),
  },
})
