import { entry, seedFile } from '../../define.ts'

const releases = [
  [
    'fellows-2026',
    'Forty-one physicians named fellows of the association',
    '2026-10-14',
    'The class of 2026 leads hospitals, plans and public health in twenty-two states. Their names, and what they are known for.',
  ],
  [
    'staffing-survey',
    'Survey: two in three chiefs cover shifts themselves',
    '2026-09-02',
    'What 1,840 physician leaders say of staffing, and what those did who no longer need to.',
  ],
  [
    'webinars-open-to-all',
    'Webinars open to every physician through March',
    '2026-07-21',
    'For the first time the autumn and winter series is free of charge, with continuing education credit for members.',
  ],
  [
    'journal-open-data',
    'The journal asks its authors for their data',
    '2026-05-12',
    'From volume 14 on, what an article counts must be there for others to count again.',
  ],
  [
    'conference-chicago',
    'The annual conference goes to Chicago in 2026',
    '2025-11-18',
    'Three days in April, with a Vanguard programme for those who lead systems.',
  ],
] as const

const jobs = [
  ['2026-031', 'Chief medical officer, regional hospital of 240 beds', '2026-11-02', '2027-01-15'],
  ['2026-029', 'Medical director, ambulatory quality', '2026-10-19', '2026-12-31'],
  ['2026-024', 'President of a multispecialty group', '2026-09-28', '2026-12-11'],
] as const

export const news = seedFile({
  space: 'association',
  entries: [
    ...releases.map(([slug, title, releaseDate, shortDescription]) =>
      entry('pressRelease', { id: `press-${slug}`, fields: { title, releaseDate, shortDescription, slug } }),
    ),
    ...jobs.map(([jobId, jobTitle, postedDate, closingDate]) =>
      entry('jobPosting', { id: `job-${jobId}`, fields: { jobTitle, jobId, postedDate, closingDate } }),
    ),
  ],
})
