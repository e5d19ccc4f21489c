import { contentType } from '../../define/content-type.ts'
import { choice, classes, color, integer } from '../../define/field.ts'
import { oneTone } from '../../shared/background-checks.ts'
import { alignments, extraClasses, hashLink, internalName } from '../../shared/fields.ts'
import {
  backgroundImageFields,
  blocks,
  containerFields,
  innerPaddingFields,
  justifications,
} from '../../shared/layout-fields.ts'

export const section = contentType({
  id: 'section',
  name: 'Section',
  description: 'A band of the page that holds other blocks, with its own background, width and spacing.',
  aliases: ['container'],
  icon: 'columns',
  inPicker: { category: 'Layout', order: 1, words: ['container', 'band', 'wrapper', 'background'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    elements: blocks,
    ...containerFields,
    columnBreakpoints: classes({ picker: 'columns', help: 'Columns at each width.' }),
    flexDirection: choice({
      options: ['horizontal', 'vertical'],
      default: 'vertical',
      help: 'Vertical stacks the blocks in a column.',
    }),
    horizontalAlign: choice({ options: justifications }),
    verticalAlign: choice({ options: [...alignments, 'stretch'] }),
    alignSelf: choice({ options: [...alignments, 'stretch'] }),
    paddings: classes({ picker: 'spacing', default: 'py-5', help: 'Space inside the band.' }),
    ...innerPaddingFields,
    moveUp: integer({ min: 0, max: 400, unit: 'px', help: 'Moves the section up, over the section above.' }),
    zIndex: integer({ min: -1, max: 10 }),
    outerBackgroundColor: color(),
    lowerOuterBackgroundColor: color({ help: 'Color of the lower part of the band.' }),
    lowerBackgroundHeight: integer({ min: 0, max: 100, unit: '%', help: 'Height of the lower part.' }),
    ...backgroundImageFields,
    elementClasses: extraClasses,
    containerClasses: extraClasses,
    outerWrapperClass: extraClasses,
  },
  checks: [
    {
      field: 'elements',
      when: (fields) => (fields.elements ?? []).length === 0,
      warn: 'The section is empty. Add a block, or take the section off its page.',
    },
    {
      field: 'lowerBackgroundHeight',
      when: (fields) => fields.lowerBackgroundHeight !== undefined && !fields.lowerOuterBackgroundColor,
      warn: 'The lower part has a height but no color, so visitors do not see it. Choose a color.',
    },
    oneTone,
  ],
})
