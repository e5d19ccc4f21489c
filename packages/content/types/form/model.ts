import { contentType } from '../../define/content-type.ts'
import { choice, color, integer, references, richText, text } from '../../define/field.ts'
import { alignments, extraClasses, hashLink, internalName } from '../../shared/fields.ts'

export const form = contentType({
  id: 'form',
  name: 'Form',
  description: 'A form of the forms provider, between blocks of your own.',
  aliases: ['hubspotForm'],
  icon: 'list',
  inPicker: {
    category: 'Notices and forms',
    order: 2,
    words: ['hubspot', 'contact', 'sign up', 'newsletter'],
  },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    portalId: text({
      required: true,
      pattern: '^\\d{1,12}$',
      help: 'The account number of the forms provider: digits only.',
    }),
    formId: text({
      required: true,
      pattern: '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
      help: 'The long id in the form’s address, such as 1f2e3d4c-….',
    }),
    formTitle: text({
      max: 120,
      help: 'The purpose of the form. Screen readers read it as the name of the form.',
    }),
    hashLink,
    horizontalAlign: choice({ options: alignments, default: 'center' }),
    formMaxWidth: integer({ default: 600, min: 200, max: 1600, unit: 'px' }),
    backgroundColor: color(),
    containerClasses: extraClasses,
    formClasses: extraClasses,
    topComponents: references({ to: { slot: 'block' }, max: 20 }),
    bottomComponents: references({ to: { slot: 'block' }, max: 20 }),
    loggedInUserAlternateContent: richText({
      help: 'Shown in place of the form to visitors who are logged in.',
    }),
  },
})
