import { text } from '../../define/field.ts'
import { items } from '../../define/json-form.ts'

export const employersForm = {
  name: 'Employers',
  help: 'In the order in which visitors read them.',
  fields: {
    employers: items({
      name: 'Employer',
      min: 1,
      max: 60,
      of: {
        name: text({ required: true, max: 80 }),
        sector: text({ max: 40, help: 'Such as “Hospital” or “Insurer”.' }),
        city: text({ max: 60, help: 'With its state, such as “Duluth, Minnesota”.' }),
      },
    }),
  },
} as const
