import { job, type SeedJob } from '../../catalogue/job.ts'
import { day, seedFile } from '../../define.ts'

const jobs: readonly SeedJob[] = [
  {
    jobId: '2026-033',
    jobTitle: 'Managing editor, journals',
    department: 'Publications',
    location: 'Remote',
    employmentType: 'Full-time',
    postedDate: day(-3),
    closingDate: day(60),
    body: [
      'You run four journals from the manuscript to the reader: twenty-eight editions a year, two hundred authors, three editors and one calendar.',
      '## What you do',
      '1. Keep the calendar, and say early when it cannot be kept\n2. Edit: about a third of all articles pass your desk\n3. Care for authors, most of whom write their first article\n4. Lead two assistant editors and a designer',
      '## Whom we look for',
      'You have edited a scientific or professional journal for at least five years. You cut without pain, yours or the author’s.',
      '**Salary:** $92,000–$104,000.',
    ],
  },
  {
    jobId: '2026-032',
    jobTitle: 'Web editor',
    department: 'Communications',
    location: 'Tampa, Florida',
    employmentType: 'Full-time',
    postedDate: day(-14),
    closingDate: day(32),
    body: [
      'You are the editor of this website. You write and shorten, you decide what stands on the first page, and you know where a sentence has been on its way there.',
      '## A week',
      '- Three articles go online, with titles that people understand\n- One page is rewritten, because its readers had to call us\n- Numbers are read once, on Tuesday\n- A broken link is mended within the hour',
      'You have worked with a content system before; ours is Contentful. You need not program.',
      '**Salary:** $66,000–$74,000.',
    ],
  },
  {
    jobId: '2026-030',
    jobTitle: 'Event manager, annual conference',
    department: 'Events',
    location: 'Chicago, Illinois',
    employmentType: 'Contract',
    postedDate: day(-25),
    closingDate: day(20),
    body: [
      'For nine months you prepare the conference in Chicago: two thousand guests, sixty-one sessions, one hotel that is slightly too small.',
      '## What you do',
      '- Rooms, technology, food, badges, buses\n- The plan B for each of them\n- A team of four, and eighty volunteers on the three days',
      'Afterward you write the report from which the next manager learns.',
      '**Fee:** $9,400 a month.',
    ],
  },
  {
    jobId: '2026-021',
    jobTitle: 'Internship in health policy',
    department: 'Office of the president',
    location: 'Washington, D.C.',
    employmentType: 'Internship',
    postedDate: day(-70),
    body: [
      'For three or six months you read what legislators write about physicians, and you tell our members on one page what it means.',
      'The internship is open all year. It suits residents between two years, and students of medicine, law or public health. Many interns publish their best page in one of our journals.',
      '**Pay:** $28 an hour.',
    ],
  },
]

export const jobsAtTheAssociation = seedFile({ space: 'association', entries: jobs.map(job) })
