import { contentType } from '../../define/content-type.ts'
import { integer } from '../../define/field.ts'
import { extraClasses, hashLink, internalName, spacer } from '../../shared/fields.ts'
import { backgroundColorFields, blocks, innerPaddingFields } from '../../shared/layout-fields.ts'

export const centeredContainer = contentType({
  id: 'centeredContainer',
  name: 'Centered container',
  description: 'Blocks in one column in the middle of the page or of a card.',
  icon: 'columns',
  inPicker: { category: 'Layout', order: 2, words: ['column', 'wrapper'] },
  slots: ['block', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    elements: blocks,
    maxWidth: integer({ default: 800, min: 200, max: 2000, unit: 'px' }),
    paddingTop: integer({ ...spacer, default: 4 }),
    paddingBottom: integer({ ...spacer, default: 4 }),
    ...innerPaddingFields,
    ...backgroundColorFields,
    elementClasses: extraClasses,
    containerClasses: extraClasses,
  },
  checks: [
    {
      field: 'elements',
      when: ({ elements = [] }) => elements.length === 0,
      warn: 'The container is empty. Add a block, or take the container off its page.',
    },
  ],
})
