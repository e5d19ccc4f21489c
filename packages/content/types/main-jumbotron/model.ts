import { contentType } from '../../define/content-type.ts'
import { asset, choice, color, flag, integer, reference, references, richText } from '../../define/field.ts'
import { oneTone } from '../../shared/background-checks.ts'
import { extraClasses, hashLink, internalName } from '../../shared/fields.ts'
import { backgroundImageFields } from '../../shared/layout-fields.ts'

export const mainJumbotron = contentType({
  id: 'mainJumbotron',
  name: 'Main jumbotron',
  description:
    'The opening of a page: its title, what it is about and where to go, with a picture beside or behind.',
  icon: 'picture',
  inPicker: { category: 'Pictures and video', order: 3, words: ['hero', 'header', 'opening', 'banner'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    metaTitle: reference({ to: ['metaTitle'], help: 'A short line above the title.' }),
    title: reference({ to: ['title'], required: true }),
    text: richText({ embeds: { slot: 'embed' } }),
    buttons: reference({ to: ['buttonGroup'] }),
    image: asset({ mimeTypes: ['image'], help: 'A picture beside the text.' }),
    bottomComponents: references({ to: { slot: 'block' }, max: 10, help: 'Blocks below the text.' }),
    reverse: flag({ group: 'layout', help: 'The picture is on the left.' }),
    textAlign: choice({ options: ['start', 'center'], default: 'start' }),
    minHeight: integer({ min: 0, max: 100, unit: '%', help: 'Height, relative to the window.' }),
    backgroundColor: color({ default: 'navy' }),
    ...backgroundImageFields,
    class: extraClasses,
  },
  checks: [
    {
      field: 'image',
      when: ({ image, backgroundImage }) => Boolean(image && backgroundImage),
      warn: 'There is a picture beside the text and another one behind it. Choose one.',
    },
    oneTone,
  ],
})
