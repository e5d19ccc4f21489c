import type { Draft } from '@association/content/define/values.ts'
import { entry, prose, type SeedEntry } from '../define.ts'

/** An open position with the id `job-<jobId>`. */
export type SeedJob = Omit<Draft<'jobPosting'>, 'body' | 'applyUrl'> & { body: readonly string[] }

export const job = ({ body, ...fields }: SeedJob): SeedEntry =>
  entry('jobPosting', {
    id: `job-${fields.jobId}`,
    fields: {
      ...fields,
      body: prose(...body, ...benefits),
      applyUrl: `mailto:jobs@physicianleaders.example?subject=${encodeURIComponent(fields.jobId)}`,
    },
  })

const benefits = [
  '## What we offer',
  'Thirty-five hours a week, twenty-five days of vacation, health insurance from the first day, and two weeks a year for learning. We publish the range of every salary.',
  '## How to apply',
  'Send us a letter of one page and a résumé, without a photograph. We answer within ten days, and everyone who talks with us hears why we decided as we did.',
]
