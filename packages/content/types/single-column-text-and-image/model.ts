import { contentType } from '../../define/content-type.ts'
import { choice, color, integer, json } from '../../define/field.ts'
import { alignments, hashLink, internalName, spacer } from '../../shared/fields.ts'
import { always } from '../../shared/json/shapes.ts'
import { blocks } from '../../shared/layout-fields.ts'
import { breakpointsForm, isBreakpoints } from './breakpoints.ts'

const innerBreakpoints = json({
  group: 'layout',
  help: 'Width of the blocks in columns of twelve. A width also holds for the wider screens below it.',
  form: always(breakpointsForm),
})
const badBreakpoints = 'Write columns of twelve for xs, sm, md and lg, such as {"xs": 11, "lg": 12}.'

export const singleColumnTextAndImage = contentType({
  id: 'singleColumnTextAndImage',
  name: 'Single column: text and image',
  description: 'A text beside a picture: one column on phones, two halves on wider screens.',
  icon: 'picture',
  inPicker: { category: 'Pictures and video', order: 4, words: ['image beside text', 'split', 'feature'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    leftSideComponents: blocks,
    rightSideComponents: blocks,
    bottomCenter: { ...blocks, help: 'Blocks in the middle below both sides.' },
    leftSideInnerBreakpoints: innerBreakpoints,
    rightSideInnerBreakpoints: innerBreakpoints,
    leftSideOffset: integer({
      min: 0,
      max: 11,
      picker: 'columns',
      help: 'Empty columns of twelve before the left side.',
    }),
    verticalAlign: choice({ options: [...alignments, 'stretch'], default: 'center' }),
    topPadding: integer({ ...spacer, default: 3 }),
    bottomPadding: integer({ ...spacer, default: 3 }),
    backgroundColor: color(),
  },
  checks: [
    {
      field: 'leftSideInnerBreakpoints',
      when: ({ leftSideInnerBreakpoints: value }) => !isBreakpoints(value),
      error: badBreakpoints,
    },
    {
      field: 'rightSideInnerBreakpoints',
      when: ({ rightSideInnerBreakpoints: value }) => !isBreakpoints(value),
      error: badBreakpoints,
    },
    {
      field: 'leftSideComponents',
      when: ({ leftSideComponents: left = [], rightSideComponents: right = [] }) =>
        left.length === 0 && right.length === 0,
      warn: 'Both sides are empty. Add a block, or take this one off its page.',
    },
  ],
})
