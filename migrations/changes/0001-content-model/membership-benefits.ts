import { createContentType } from '../../engine/vocabulary.ts'

export const membershipBenefits = createContentType('membershipBenefits', {
  spaces: ['association'],
  name: 'Membership benefits',
  description: 'A table of what membership brings, and who has it.',
  displayField: 'internalName',
  fields: {
    internalName: {
      name: 'Internal name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'Editors see this name; visitors never do.',
    },
    content: {
      name: 'Content',
      type: 'RichText',
      widget: 'richTextEditor',
      help: 'The text above the table.',
    },
    statisticsList: {
      name: 'Statistics list',
      required: true,
      type: 'Object',
      widget: 'objectEditor',
      help: '{ "benefitsList": [title, benefit, benefit, …] }; a benefit may hold HTML.',
    },
    MembersOnly: {
      name: 'Members only',
      required: true,
      type: 'Object',
      widget: 'objectEditor',
      help: '[{ "title": … }, true, true, …]: one for each benefit; without any, members have all of them.',
    },
    allCommunity: {
      name: 'All community',
      required: true,
      type: 'Object',
      widget: 'objectEditor',
      help: '[{ "title": … }, true, false, …]: one for each benefit.',
    },
    buttonText: {
      name: 'Button text',
      type: 'Symbol',
      validations: [{ size: { max: 60 } }],
      defaultValue: { 'en-US': 'Become a member' },
      widget: 'singleLine',
    },
  },
})
