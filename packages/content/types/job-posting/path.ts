import type { Entry } from '../../define/values.ts'

export const jobPostingPath = ({ fields }: Entry<'jobPosting'>) =>
  `/aapl-jobs/${encodeURIComponent(fields.jobId)}`
