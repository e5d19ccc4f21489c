import { contentType } from '../../define/content-type.ts'
import { choice, color, integer } from '../../define/field.ts'
import { oneTone } from '../../shared/background-checks.ts'
import { alignments, extraClasses, hashLink, internalName } from '../../shared/fields.ts'
import { backgroundImageFields, blocks, containerFields, paddingFields } from '../../shared/layout-fields.ts'

export const fullHeightSection = contentType({
  id: 'fullHeightSection',
  name: 'Full-height section',
  description: 'A band as high as the window, with a background and blocks on it.',
  icon: 'columns',
  inPicker: { category: 'Layout', order: 3, words: ['hero', 'cover', 'full screen'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    elements: blocks,
    ...containerFields,
    minHeight: integer({
      default: 100,
      min: 20,
      max: 100,
      unit: '%',
      help: 'Height, relative to the window below the header.',
    }),
    horizontalAlign: choice({ options: alignments, default: 'start' }),
    verticalAlign: choice({ options: alignments, default: 'center' }),
    maxWidth: integer({
      default: 720,
      min: 200,
      max: 2000,
      unit: 'px',
      help: 'Maximum width of the blocks.',
    }),
    ...paddingFields,
    outerBackgroundColor: color(),
    ...backgroundImageFields,
    elementClasses: extraClasses,
    containerClasses: extraClasses,
    outerWrapperClass: extraClasses,
  },
  checks: [
    {
      field: 'elements',
      when: ({ elements = [] }) => elements.length === 0,
      warn: 'The section is empty. Add a block, or take the section off its page.',
    },
    oneTone,
  ],
})
