import { contentType } from '../../define/content-type.ts'
import { mediaChecks } from '../../shared/media/checks.ts'
import { mediaFields } from '../../shared/media/fields.ts'

export const mediaCard = contentType({
  id: 'mediaCard',
  name: 'Image card',
  description: 'A picture with text and buttons in one box. The whole box can be a link.',
  icon: 'picture',
  inPicker: { category: 'Pictures and video', order: 2, words: ['card', 'photo', 'teaser'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: mediaFields,
  checks: mediaChecks,
})
