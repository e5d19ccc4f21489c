import { job, type SeedJob } from '../../catalogue/job.ts'
import { day, seedFile } from '../../define.ts'

const jobs: readonly SeedJob[] = [
  {
    jobId: '2026-031',
    jobTitle: 'Director of online learning',
    department: 'Education',
    location: 'Tampa, Florida',
    employmentType: 'Full-time',
    postedDate: day(-6),
    closingDate: day(48),
    body: [
      'You are responsible for all courses that take place online: self-study, evenings and hybrid courses, about four thousand participants a year. You lead a team of seven: designers, producers and two physicians.',
      '## What you do',
      '- Decide with the faculty what a course needs and what it does not\n- Replace lectures with cases\n- Measure what participants do differently six months later\n- Keep the budget, $2.1 million a year',
      '## Whom we look for',
      'You have built courses for adults who are tired. You know how learning works and say so in plain words. You need no degree in medicine, but you like to talk with physicians.',
      '**Salary:** $128,000–$146,000.',
    ],
  },
  {
    jobId: '2026-029',
    jobTitle: 'Adviser for physician careers',
    department: 'Education',
    location: 'Remote',
    employmentType: 'Part-time',
    postedDate: day(-20),
    closingDate: day(39),
    body: [
      'You speak with physicians for half an hour at a time, about six times a day, three days a week. They ask which course, which credential, whether to take the job. You sell nothing.',
      '## Whom we look for',
      '- A physician, a nurse or a coach with ten years in health care\n- Somebody who asks a second question\n- Evenings in at least two time zones of the United States',
      'You work from home, anywhere in the United States. Twice a year the advisers meet in Tampa.',
      '**Salary:** $64–$72 an hour.',
    ],
  },
  {
    jobId: '2026-028',
    jobTitle: 'Instructional designer, simulation',
    department: 'Education',
    location: 'Tampa, Florida',
    employmentType: 'Contract',
    postedDate: day(-44),
    closingDate: day(5),
    body: [
      'For eighteen months you build the exercises in which physicians lead a hospital through a bad week: cards, calls, budgets, newspapers. They are played on paper and on screens, by groups of eight.',
      '## What you bring',
      'You have designed games, exercises or escape rooms, and you have watched people fail in them kindly. You write short sentences.',
      '**Fee:** $96,000 a year. The contract can be extended.',
    ],
  },
  {
    jobId: '2026-024',
    jobTitle: 'Registrar for certification',
    department: 'Credentials',
    location: 'Tampa, Florida',
    employmentType: 'Full-time',
    postedDate: day(-50),
    closingDate: day(3),
    body: [
      'Physicians send us their transcripts; within a week they know what counts toward the Certified Physician Executive and what is missing. You are the person who tells them.',
      '## What you do',
      '- Read about forty transcripts a week\n- Call schools when something is unclear\n- Prepare the cases for the certifying board\n- Improve the rules where they are unfair or unreadable',
      'You are exact, and you would rather call than write.',
      '**Salary:** $58,000–$66,000.',
    ],
  },
]

export const jobsInEducation = seedFile({ space: 'association', entries: jobs.map(job) })
