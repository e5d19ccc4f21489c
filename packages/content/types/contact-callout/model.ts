import { contentType } from '../../define/content-type.ts'
import { asset, color, reference, richText, text, url } from '../../define/field.ts'
import { extraClasses, hashLink, internalName } from '../../shared/fields.ts'

export const contactCallout = contentType({
  id: 'contactCallout',
  name: 'Contact callout',
  description: 'Whom to ask: a person or a team, with their telephone number and address.',
  icon: 'person',
  inPicker: { category: 'Notices and forms', order: 4, words: ['phone', 'email', 'address', 'support'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    title: reference({ to: ['title'] }),
    text: richText(),
    image: asset({ mimeTypes: ['image'], help: 'A portrait; it is cut square.' }),
    contactName: text({ max: 120 }),
    contactRole: text({ max: 200 }),
    phone: text({
      max: 40,
      pattern: '^[+(\\d][\\d .()/+-]*(?:(?:x|ext\\.?) ?\\d+)?$',
      help: 'Such as +1 800 562 8088.',
    }),
    email: url({ help: 'Such as info@example.org.' }),
    buttons: reference({ to: ['buttonGroup'] }),
    backgroundColor: color({ default: 'paleBlue' }),
    class: extraClasses,
  },
  checks: [
    {
      field: 'phone',
      when: ({ phone, email, buttons }) => !phone && !email && !buttons,
      error:
        'Add a telephone number, an e-mail address or a button. Without one, visitors cannot make contact.',
    },
    {
      field: 'email',
      when: ({ email }) => Boolean(email && !email.includes('@')),
      error: 'This is not an e-mail address. Write one such as info@example.org.',
    },
  ],
})
