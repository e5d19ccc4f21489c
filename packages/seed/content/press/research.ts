import { pressRelease, type SeedRelease } from '../../catalogue/press-release.ts'
import { day, seedFile } from '../../define.ts'

const releases: readonly SeedRelease[] = [
  {
    slug: 'staffing-survey',
    title: 'Survey: two in three chiefs cover shifts themselves',
    releaseDate: day(-81),
    shortDescription:
      'What 1,840 physician leaders say about staffing, and what those did who no longer need to step in.',
    body: [
      'TAMPA, {day-81}: Sixty-six percent of physician leaders covered at least one clinical shift in the last month because nobody else was available. This is the main result of a survey of 1,840 members.',
      '## Results',
      '| In the last month | All | Rural | Urban |\n| --- | --- | --- | --- |\n| Covered a shift | 66% | 81% | 58% |\n| Canceled a meeting for it | 59% | 74% | 51% |\n| Worked more than 70 hours | 31% | 44% | 25% |',
      'Eleven percent had covered shifts a year ago and no longer need to. They were asked why. Most named a shared pool with neighboring hospitals, a schedule that is planned three months ahead, and fewer locum contracts.',
      '> “A chief on the ward is good for the ward,” said Hannah Feldman, MD. “A chief on the ward four times a month means that nobody is leading.”',
      'The survey was open for three weeks; 31 percent of the invited members answered. Data and questionnaire are available on request.',
    ],
  },
  {
    slug: 'journal-open-data',
    title: 'The journal asks its authors for their data',
    releaseDate: day(-194),
    shortDescription: 'From volume 14 on, what an article counts must be there for others to count again.',
    body: [
      'TAMPA, {day-194}: From its fourteenth volume on, the *Physician Leadership Journal* publishes research only with its data. Authors deposit the data and the code in a public archive, or they explain to the editors why they cannot. The explanation is printed.',
      'Data of patients stay protected. Authors may deposit them without identifiers, or as summaries that suffice to check the result.',
      'In a trial of one year, readers recalculated nine of twenty-two articles. They found two errors, both of which the authors corrected within a month.',
      'The [guide for authors](/publications/contribute) has been revised.',
    ],
  },
  {
    slug: 'pay-study',
    title: 'Leadership time is paid for half of the hours it takes',
    releaseDate: day(-150),
    shortDescription: 'A study of 614 medical directors compares their contracts with their calendars.',
    body: [
      'TAMPA, {day-150}: Medical directors are paid for a median of eight hours of leadership a week. They spend sixteen. A study of 614 contracts and calendars, published today in the *Physician Leadership Journal*, finds the gap in hospitals of every size.',
      'The gap is smallest where the contract lists tasks instead of hours, and where it is reviewed every year.',
      '## What the authors recommend',
      '- Keep a calendar for four weeks before you sign\n- List the tasks, and what is no longer yours\n- Agree on a date of review\n- Name a deputy, with hours of their own',
      'The association offers members a template for such a contract and half an hour with an [adviser](/schedule-advising-session).',
    ],
  },
  {
    slug: 'night-decisions-list',
    title: 'Hospitals may use “Who Decides at Night” free of charge',
    releaseDate: day(-9),
    shortDescription:
      'A list of twelve decisions, tested in eleven hospitals, is open to everyone from today.',
    body: [
      'TAMPA, {day-9}: Who may divert an ambulance at 3 a.m.? Who may open a closed bed? The association publishes a list of twelve such decisions, with blank lines for names. Eleven hospitals have tested it for a year. Nine of them changed their rules within a month of filling it in.',
      'The list is part of the newest edition of the *Physician Leadership Journal*. Hospitals may copy and change it without asking.',
      'A short course, [Running the Night Shift](/education/course/running-the-night-shift), shows how to introduce it.',
    ],
  },
]

export const pressAboutResearch = seedFile({ space: 'association', entries: releases.map(pressRelease) })
