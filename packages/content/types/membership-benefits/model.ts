import { contentType } from '../../define/content-type.ts'
import { json, richText, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { always } from '../../shared/json/shapes.ts'
import { benefitsForm, everyoneForm, membersForm } from './forms.ts'
import { readBenefits } from './read-benefits.ts'

export const membershipBenefits = contentType({
  id: 'membershipBenefits',
  name: 'Membership benefits',
  description: 'A table of what membership brings, and who has it.',
  inPicker: { category: 'Cards and lists', order: 10, words: ['comparison', 'plans', 'member'] },
  slots: ['block', 'embed'],
  spaces: ['association'],
  title: 'internalName',
  fields: {
    internalName,
    content: richText({ help: 'The text above the table.' }),
    statisticsList: json({
      required: true,
      markup: 'html',
      help: 'The benefits in the first column of the table. A benefit can contain HTML.',
      form: always(benefitsForm),
    }),
    MembersOnly: json({
      name: 'Members only',
      required: true,
      help: 'The second column: who has which benefit. Without any value, members have all of them.',
      form: membersForm,
    }),
    allCommunity: json({
      required: true,
      help: 'The third column: which benefits everyone has.',
      form: everyoneForm,
    }),
    buttonText: text({ default: 'Become a member', max: 60 }),
  },
  // `required` reports missing fields.
  examine: (written) => readBenefits(written).faults.filter(({ field }) => written[field] !== undefined),
})
