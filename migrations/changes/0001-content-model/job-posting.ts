import { createContentType } from '../../engine/vocabulary.ts'

export const jobPosting = createContentType('jobPosting', {
  spaces: ['association', 'events'],
  name: 'Job posting',
  description: 'An open position at the association.',
  displayField: 'jobTitle',
  fields: {
    jobTitle: {
      name: 'Job title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    jobId: {
      name: 'Job ID',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 80 } },
        { unique: true },
        { regexp: { pattern: '^[A-Za-z0-9][\\w-]*$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The last part of its address, such as 2026-014.',
    },
    postedDate: { name: 'Posted date', required: true, type: 'Date', widget: 'datePicker' },
    closingDate: { name: 'Closing date', type: 'Date', widget: 'datePicker', help: 'Last day to apply.' },
  },
})
