import { entry, seedFile } from '../../define.ts'

const figures = [
  ['pilots', '61 of 94', 'pilots had no written measure of success'],
  ['gas', '380,000', 'miles a year from anesthetic gas, where there had been 4.1 million'],
  ['app', '$31,000', 'for the telephone number that replaced an app for $640,000'],
  ['fund', '$122,000', 'given to sixty-one people, without a form'],
  ['cuff', '7.6', 'mean A1c after three years of meetings, from 9.1 at the start'],
  ['ambulance', '16 minutes', 'for the handover of a patient, where the median had been 47'],
  ['telephone', '2.6 calls', 'to get one thing done, on average'],
  ['pumps', '290 of 612', 'pumps were connected to a patient on an average day'],
  ['nurses', '$41 million', 'in one winter, to agencies for nurses of our own region'],
  ['bed', '34 minutes', 'of cleaning, in a turnover of two hours and fifty'],
  ['results', '83%', 'of unopened results had gone to someone who did not need them'],
  ['alarms', '99.98%', 'of alarms led to nothing that anyone wrote down'],
  ['interpreters', '94%', 'of births with an interpreter, from 38 percent before'],
  ['algorithm', '11 minutes', 'from one call to the next, for each nurse and five patients'],
  ['inbox', '41', 'messages that had been opened twice and never answered'],
  ['journal-club', '2 of 118', 'papers in eleven years had changed something'],
] as const

export const articleFigures = seedFile({
  space: 'association',
  entries: figures.map(([id, figure, label]) =>
    entry('stats', `article-figure-${id}`, { internalName: `Article: ${figure} ${label}`, figure, label }),
  ),
})
