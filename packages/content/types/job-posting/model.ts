import { contentType } from '../../define/content-type.ts'
import { date, text } from '../../define/field.ts'

export const jobPosting = contentType({
  id: 'jobPosting',
  name: 'Job posting',
  description: 'An open position at the association.',
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'jobTitle',
  fields: {
    jobTitle: text({ heading: 'item', required: true, max: 200 }),
    jobId: text({
      required: true,
      unique: true,
      max: 80,
      pattern: '^[A-Za-z0-9][\\w-]*$',
      help: 'The last part of its address, such as 2026-014.',
    }),
    postedDate: date({ required: true }),
    closingDate: date({ help: 'Last day to apply.' }),
  },
  checks: [
    {
      field: 'closingDate',
      when: ({ postedDate, closingDate }) => Boolean(postedDate && closingDate && closingDate < postedDate),
      error: 'The closing date is before the posting date.',
    },
  ],
})
