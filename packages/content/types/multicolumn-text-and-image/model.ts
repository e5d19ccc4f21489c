import { contentType } from '../../define/content-type.ts'
import { choice, flag, integer } from '../../define/field.ts'
import { extraClasses, hashLink, internalName } from '../../shared/fields.ts'
import {
  alignmentFields,
  backgroundColorFields,
  blocks,
  containerFields,
  innerPaddingFields,
  justifications,
  paddingFields,
} from '../../shared/layout-fields.ts'

const columnWidth = integer({
  min: 1,
  max: 12,
  default: 6,
  picker: 'columns',
  help: 'Columns of twelve on screens from 768 px. Smaller screens use all twelve.',
})
const innerColumns = integer({
  min: 1,
  max: 4,
  default: 1,
  picker: 'count',
  help: 'Columns for the blocks on this side.',
})

export const multicolumnTextAndImage = contentType({
  id: 'multicolumnTextAndImage',
  name: 'Two columns',
  description: 'Blocks on a left and a right side, which stack on phones.',
  icon: 'columns',
  inPicker: { category: 'Layout', order: 4, words: ['columns', 'side by side', 'split', 'grid'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    leftSide: blocks,
    rightSide: blocks,
    leftColumnWidth: columnWidth,
    rightColumnWidth: columnWidth,
    leftInnerColumns: innerColumns,
    rightInnerColumns: innerColumns,
    reverse: flag({
      group: 'layout',
      help: 'Swaps the sides on wide screens. Screen readers still read the left side first.',
    }),
    columnReverse: flag({
      group: 'layout',
      help: 'Puts the left side below on phones. Screen readers still read it first.',
    }),
    ...containerFields,
    justifyContainer: choice({
      options: justifications,
      help: 'Position of both sides if they do not fill the row.',
    }),
    ...alignmentFields,
    ...paddingFields,
    ...innerPaddingFields,
    ...backgroundColorFields,
    class: extraClasses,
    containerClasses: extraClasses,
  },
  checks: [
    {
      field: 'leftSide',
      when: ({ leftSide = [], rightSide = [] }) => leftSide.length === 0 && rightSide.length === 0,
      warn: 'Both sides are empty. Add a block, or take this one off its page.',
    },
    {
      field: 'rightColumnWidth',
      when: ({ leftColumnWidth = 6, rightColumnWidth = 6 }) => leftColumnWidth + rightColumnWidth > 12,
      warn: 'Both sides together are wider than twelve columns, so the right side is below the left. Make one narrower.',
    },
  ],
})
