import { date, type JsonForm, number, text } from '../../define/field.ts'
import { items } from '../../define/json-form.ts'
import { listAs } from '../json/shapes.ts'

const price = (help: string) => number({ min: 0, unit: 'US dollars', help })

export const tiersForm: JsonForm = {
  shape: listAs('tiers'),
  fields: {
    tiers: items({
      name: 'Price tier',
      of: {
        name: text({ required: true, help: 'Such as “early bird”.' }),
        from: date({ help: 'The first day of the prices. Empty while it is not known.' }),
        member: price('For members. Empty while it is not known.'),
        nonMember: { ...price('For everyone else.'), name: 'Other attendees' },
        joinNow: price('For those who become members with the registration.'),
      },
    }),
  },
}
