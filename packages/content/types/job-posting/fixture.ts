import type { Draft } from '../../define/values.ts'

export const jobPosting: Draft<'jobPosting'> = {
  jobTitle: 'Director of Faculty Development',
  jobId: '2026-014',
  postedDate: '2026-05-04',
  closingDate: '2026-06-15',
}
