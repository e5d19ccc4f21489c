import { contentType } from '../../define/content-type.ts'
import { choice, date, richText, text, url } from '../../define/field.ts'

export const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const

export const jobPosting = contentType({
  id: 'jobPosting',
  name: 'Job posting',
  description: 'An open position at the association.',
  icon: 'page',
  inPicker: { category: 'Cards and lists', order: 9, words: ['career', 'position', 'vacancy'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'jobTitle',
  page: { sitemap: 'jobs', releaseField: 'postedDate' },
  lastDay: { field: 'closingDate', verb: 'closed' },
  index: 'small',
  fields: {
    jobTitle: text({ heading: 'item', required: true, max: 200 }),
    jobId: text({
      required: true,
      unique: true,
      max: 80,
      pattern: '^[A-Za-z0-9][\\w-]*$',
      help: 'The last part of its address, such as 2026-014.',
    }),
    department: text({ max: 120 }),
    location: text({ max: 160, help: 'The city and the state, or “Remote”.' }),
    employmentType: choice({ group: 'content', options: employmentTypes }),
    postedDate: date({ required: true }),
    closingDate: date({ help: 'Last day to apply.' }),
    body: richText({
      onPage: true,
      embeds: { slot: 'embed' },
      help: 'What the position is about, and whom it suits.',
    }),
    applyUrl: url({ help: 'Where candidates apply: a page or a mail address.' }),
  },
  checks: [
    {
      field: 'closingDate',
      when: ({ postedDate, closingDate }) => Boolean(postedDate && closingDate && closingDate < postedDate),
      error: 'The closing date is before the posting date.',
    },
  ],
})
