import { contentType } from '../../define/content-type.ts'
import { asset, choice, classes, color, flag, integer, references, text } from '../../define/field.ts'
import { alignments, extraClasses, hashLink, internalName, spacer } from '../../shared/fields.ts'

const justifications = [...alignments, 'between', 'around', 'evenly'] as const

export const section = contentType({
  id: 'section',
  name: 'Section',
  description: 'A band of the page that holds other blocks, with its own background, width and spacing.',
  aliases: ['container'],
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    elements: references({ to: { slot: 'block' }, max: 40 }),
    isContainer: flag({ help: 'Keeps the blocks within the page width.' }),
    isWideContainer: flag({ help: 'Keeps the blocks within the wide page width.' }),
    columnBreakpoints: classes({ help: 'Columns at each width, such as “col-12 col-md-6”.' }),
    flexDirection: choice({
      options: ['horizontal', 'vertical'],
      default: 'vertical',
      help: 'Vertical stacks the blocks in a column.',
    }),
    horizontalAlign: choice({ options: justifications }),
    verticalAlign: choice({ options: [...alignments, 'stretch'] }),
    alignSelf: choice({ options: [...alignments, 'stretch'] }),
    paddings: classes({ default: 'py-5', help: 'Spacing classes, such as “py-5 px-3”.' }),
    innerTopPadding: integer(spacer),
    innerBottomPadding: integer(spacer),
    moveUp: integer({ min: 0, max: 400, unit: 'px', help: 'Lifts the section over the one above.' }),
    zIndex: integer({ min: -1, max: 10 }),
    outerBackgroundColor: color(),
    lowerOuterBackgroundColor: color({ help: 'Colour of the lower part of the band.' }),
    lowerBackgroundHeight: integer({ min: 0, max: 100, unit: '%', help: 'Height of the lower part.' }),
    backgroundImage: asset({ mimeTypes: ['image'] }),
    backgroundImagePosition: text({ max: 40, help: 'Such as “center top”.' }),
    backgroundImagePositionX: text({ max: 20 }),
    backgroundImagePositionY: text({ max: 20 }),
    darkBackgroundImage: flag({ help: 'The picture is dark: text on it turns white.' }),
    lightBackgroundImage: flag({ help: 'The picture is light: text on it stays dark.' }),
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
      warn: 'The lower part has a height but no colour, so it is not seen.',
    },
    {
      field: 'isWideContainer',
      when: (fields) => Boolean(fields.isContainer && fields.isWideContainer),
      warn: 'Choose a container or a wide container, not both.',
    },
    {
      field: 'lightBackgroundImage',
      when: (fields) => Boolean(fields.darkBackgroundImage && fields.lightBackgroundImage),
      warn: 'A background picture is either dark or light, not both.',
    },
  ],
})
