import { contentType } from '../../define/content-type.ts'
import { mediaChecks } from '../../shared/media/checks.ts'
import { mediaFields } from '../../shared/media/fields.ts'

export const media = contentType({
  id: 'media',
  name: 'Media',
  description: 'A picture, a linked picture, a video or a sound, with optional text and buttons.',
  icon: 'picture',
  inPicker: {
    category: 'Pictures and video',
    order: 1,
    words: ['image', 'photo', 'video', 'audio', 'podcast'],
  },
  slots: ['block', 'embed', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: mediaFields,
  checks: mediaChecks,
})
