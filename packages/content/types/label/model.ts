import { contentType } from '../../define/content-type.ts'
import { color, text } from '../../define/field.ts'

export const label = contentType({
  id: 'label',
  name: 'Label',
  description: 'A word or two on a picture, such as “Course”.',
  slots: [],
  spaces: ['association', 'events'],
  title: 'text',
  fields: {
    text: text({ required: true, max: 60 }),
    color: color({
      default: 'black',
      help: 'Color of the text. The block of the picture sets the background.',
    }),
  },
})
