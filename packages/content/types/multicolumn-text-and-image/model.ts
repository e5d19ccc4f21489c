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
  help: 'Columns of twelve from 768 px on; all twelve below.',
})
const innerColumns = integer({
  min: 1,
  max: 4,
  default: 1,
  help: 'Columns that this side’s blocks stand in.',
})

export const multicolumnTextAndImage = contentType({
  id: 'multicolumnTextAndImage',
  name: 'Two columns',
  description: 'Blocks on a left and a right side, which stack on phones.',
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
    reverse: flag({ help: 'Side by side, the left side stands on the right. It is still read first.' }),
    columnReverse: flag({ help: 'Stacked, the left side stands below. It is still read first.' }),
    ...containerFields,
    justifyContainer: choice({ options: justifications, help: 'Where both sides stand when room is left.' }),
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
