import { contentType } from '../../define/content-type.ts'
import { json, richText, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const membershipBenefits = contentType({
  id: 'membershipBenefits',
  name: 'Membership benefits',
  description: 'A table of what membership brings, and who has it.',
  slots: ['block'],
  spaces: ['association'],
  title: 'internalName',
  fields: {
    internalName,
    content: richText({ help: 'The text above the table.' }),
    statisticsList: json({
      required: true,
      help: '{ "benefitsList": [title, benefit, benefit, …] }; a benefit may hold HTML.',
    }),
    MembersOnly: json({
      name: 'Members only',
      required: true,
      help: '[{ "title": … }, true, true, …]: one yes or no for each benefit. Members have what is not told.',
    }),
    allCommunity: json({
      required: true,
      help: '[{ "title": … }, true, false, …]: one yes or no for each benefit.',
    }),
    buttonText: text({ default: 'Become a member', max: 60 }),
  },
})
