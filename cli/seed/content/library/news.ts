import { day, entry, seedFile } from '../../define.ts'

const releases = [
  [
    'fellows-2026',
    'Forty-one physicians named fellows of the association',
    day(-39),
    'The class of {year-39} leads hospitals, plans and public health in twenty-two states. Their names, and what they are known for.',
  ],
  [
    'staffing-survey',
    'Survey: two in three chiefs cover shifts themselves',
    day(-81),
    'What 1,840 physician leaders say of staffing, and what those did who no longer need to.',
  ],
  [
    'webinars-open-to-all',
    'Webinars open to every physician through {month+120}',
    day(-124),
    'For the first time the autumn and winter series is free of charge, with continuing education credit for members.',
  ],
  [
    'journal-open-data',
    'The journal asks its authors for their data',
    day(-194),
    'From volume 14 on, what an article counts must be there for others to count again.',
  ],
  [
    'conference-chicago',
    'The annual conference goes to Chicago in {year Fri+150}',
    day(-40),
    'Three days in {month Fri+150}, with a Vanguard program for those who lead systems.',
  ],
] as const

const jobs = [
  ['2026-031', 'Chief medical officer, regional hospital of 240 beds', day(-20), day(54)],
  ['2026-029', 'Medical director, ambulatory quality', day(-34), day(39)],
  ['2026-024', 'President of a multispecialty group', day(-55), day(19)],
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
