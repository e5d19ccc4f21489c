import { contentType } from '../../define/content-type.ts'
import { color, flag, integer, references } from '../../define/field.ts'
import { extraClasses, hashLink, internalName, spacer } from '../../shared/fields.ts'
import { containerFields } from '../../shared/layout-fields.ts'

const count = { min: 1, max: 12 } as const

/** The grid has 12 columns. */
const sharesEvenly = (cards: number | undefined) => cards === undefined || 12 % cards === 0

export const mediaCardSection = contentType({
  id: 'mediaCardSection',
  name: 'Card section',
  description: 'Cards in a grid or a carousel, with blocks above and below them.',
  icon: 'cards',
  inPicker: {
    category: 'Cards and lists',
    order: 1,
    words: ['grid', 'carousel', 'slider', 'cards', 'teasers'],
  },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    contents: references({ to: { slot: 'block' }, max: 10, help: 'Text above the cards.' }),
    mediaCards: references({ to: { slot: 'card' }, max: 60 }),
    bottomComponents: references({ to: { slot: 'block' }, max: 10, help: 'Text below the cards.' }),
    columnCount: integer({ ...count, help: 'Cards in a row on large screens. Three cards if empty.' }),
    smallColumnCount: integer({ ...count, help: 'Cards in a row on tablets. Two cards if empty.' }),
    extraSmallColumnCount: integer({ ...count, help: 'Cards in a row on phones. One card if empty.' }),
    ...containerFields,
    isCarousel: flag({ help: 'Shows one card at a time, or as many as the column counts say.' }),
    isPostList: flag({
      help: 'A list of articles. If it is empty, visitors read that there are no articles.',
    }),
    backgroundColor: color(),
    marginTop: integer(spacer),
    marginBottom: integer(spacer),
    paddingTop: integer(spacer),
    paddingBottom: integer(spacer),
    cardClasses: extraClasses,
    containerClasses: extraClasses,
  },
  checks: [
    {
      field: 'mediaCards',
      when: (fields) => (fields.mediaCards ?? []).length === 0,
      warn: 'The section has no cards. Add one, or take the section off its page.',
    },
    {
      field: 'columnCount',
      when: ({ columnCount, smallColumnCount, extraSmallColumnCount }) =>
        ![columnCount, smallColumnCount, extraSmallColumnCount].every(sharesEvenly),
      warn: 'A row has twelve columns: choose 1, 2, 3, 4, 6 or 12 cards.',
    },
  ],
})
