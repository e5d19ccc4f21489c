import type { Entry } from '../../define/values.ts'

export const jobPostingPath = ({ fields }: Entry<'jobPosting'>) =>
  fields.jobId ? `/aapl-jobs/${encodeURIComponent(fields.jobId)}` : '#'
