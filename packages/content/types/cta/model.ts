import { contentType } from '../../define/content-type.ts'
import { asset, integer, url } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { messages } from './messages.ts'

export const cta = contentType({
  id: 'cta',
  name: 'Call to action',
  description: 'A picture that leads somewhere.',
  icon: 'button',
  inPicker: { category: 'Pictures and video', order: 5, words: ['banner', 'picture link', 'promotion'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    url: url({ help: 'The page that the picture links to.' }),
    image: asset({
      mimeTypes: ['image'],
      help: 'Screen readers read its description: write where the link of the picture goes.',
    }),
    height: integer({ default: 280, min: 40, max: 1200, unit: 'px' }),
  },
  checks: [
    {
      field: 'image',
      when: ({ image }) => !image,
      error: `Choose a picture. Without one, visitors see “${messages.assetMissing}”.`,
    },
    {
      field: 'url',
      when: ({ url }) => !url,
      warn: 'The picture is not a link yet. Add an address.',
    },
  ],
})
