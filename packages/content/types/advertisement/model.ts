import { contentType } from '../../define/content-type.ts'
import { asset, url } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const advertisement = contentType({
  id: 'advertisement',
  name: 'Advertisement',
  description: 'One picture of an advertisement list, and where it leads.',
  slots: [],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName: {
      ...internalName,
      help: 'Analytics counts clicks under this name; visitors never see it.',
    },
    url: url({ required: true }),
    image: asset({
      required: true,
      mimeTypes: ['image'],
      help: 'Visitors see it 150 px high. Screen readers read its description.',
    }),
  },
})
