import { contentType } from '../../define/content-type.ts'
import { choice, color, integer, text } from '../../define/field.ts'
import { spacer, textAlignments } from '../../shared/fields.ts'

export const metaTitle = contentType({
  id: 'metaTitle',
  name: 'Meta title',
  description: 'A short line above a title that says what kind of thing follows.',
  icon: 'text',
  inPicker: { category: 'Text', order: 2, words: ['eyebrow', 'kicker', 'overline'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'text',
  fields: {
    text: text({ required: true, max: 120 }),
    textAlign: choice({ options: textAlignments }),
    color: color(),
    backgroundColor: color(),
    marginBottom: integer({ ...spacer, default: 1 }),
  },
})
