import { contentType } from '../../define/content-type.ts'
import { json, richText, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { readBenefits } from './read-benefits.ts'

export const membershipBenefits = contentType({
  id: 'membershipBenefits',
  name: 'Membership benefits',
  description: 'A table of what membership brings, and who has it.',
  slots: ['block', 'embed'],
  spaces: ['association'],
  title: 'internalName',
  fields: {
    internalName,
    content: richText({ help: 'The text above the table.' }),
    statisticsList: json({
      required: true,
      markup: 'html',
      help: '{ "benefitsList": [title, benefit, benefit, …] }; a benefit may hold HTML.',
    }),
    MembersOnly: json({
      name: 'Members only',
      required: true,
      help: '[{ "title": … }, true, true, …]: one for each benefit; without any, members have all of them.',
    }),
    allCommunity: json({
      required: true,
      help: '[{ "title": … }, true, false, …]: one for each benefit.',
    }),
    buttonText: text({ default: 'Become a member', max: 60 }),
  },
  // What is missing altogether is the business of `required`.
  examine: (written) => readBenefits(written).faults.filter(({ field }) => written[field] !== undefined),
})
