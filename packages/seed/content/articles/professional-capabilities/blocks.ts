import { assetLink, entry, link, prose, seedFile } from '../../../define.ts'

const clauses = [
  [
    'notice',
    'Notice: is it the same for both sides?',
    'Ninety days for you and thirty for them is not a misprint. Ask for the same number, and ask what happens to patients who are scheduled in between.',
  ],
  [
    'cause',
    'Cause: who says that there is one?',
    'Look for “in its sole judgment”. Ask for a written reason and a period in which you can put it right.',
  ],
  [
    'tail',
    'Tail: who pays for the insurance of the past?',
    'Claims arrive years later. If the contract is silent, you pay. The premium can be twice the price of a year.',
  ],
  [
    'after',
    'After: where may you work?',
    'Measure the radius on a map, from every site that is named. Eleven sites with a radius of ten miles each can be a whole county.',
  ],
] as const

const checklist = [
  [
    'people',
    'The people you must hear',
    'Everyone who reports to you, everyone to whom you report, and five people who do neither and know everything: the unit clerk, the scheduler, the chaplain, the person at the loading dock, the patient who comes every month.',
  ],
  [
    'papers',
    'The papers you must read',
    'The last two budgets, the last accreditation report with its answers, three exit interviews, and the contract that you signed.',
  ],
  [
    'promises',
    'The promises that were made before you came',
    'Ask each of your direct reports: “What were you promised that has not happened?” Write it down in their words. You need not keep every promise, but you need to know each one.',
  ],
] as const

export const capabilitiesBlocks = seedFile({
  space: 'association',
  entries: [
    entry('checklist', 'article-contract-checklist', {
      internalName: 'Article: checklist of clauses',
      checklistTitle: 'Before you sign',
      checklistItems: clauses.map(([id]) => link(`article-contract-${id}`)),
      backgroundColor: 'paleBlue',
    }),
    ...clauses.map(([id, title, text]) =>
      entry('checklistItem', `article-contract-${id}`, { title, content: prose(text) }),
    ),
    entry('quoteBlock', 'article-two-chiefs-quote', {
      internalName: 'Article: quote of two chiefs',
      quote: prose('It felt like informing them. It was recruiting.'),
      attribution: 'Kwame Boateng and Patrick O’Malley',
      quoteMarkerColor: 'mediumYellow',
    }),
    entry('articleInclude', 'article-dyad-include', {
      internalName: 'Article: what a dyad is',
      includeText: prose(
        '**What a dyad is**\n\nA physician and an administrator who lead one service together, share its goals, and answer for both its care and its budget.',
      ),
      align: 'end',
    }),
    entry('media', 'article-budget-media', {
      internalName: 'Article: picture of a budget',
      mediaFile: assetLink('scene-budget'),
      description: 'One sheet, one pencil, one cup of coffee: the hour needs nothing else.',
    }),
    entry('quoteBlock', 'article-board-quote', {
      internalName: 'Article: quote about boards',
      quote: prose('A report without a request turns the board into an audience.'),
      attribution: 'Meera Krishnan, chief quality officer',
      quoteMarkerColor: 'mediumYellow',
    }),
    entry('checklist', 'article-hundred-days-checklist', {
      internalName: 'Article: checklist of the first hundred days',
      checklistTitle: 'By the end of week six',
      checklistItems: checklist.map(([id]) => link(`article-hundred-days-${id}`)),
      backgroundColor: 'paleBlue',
    }),
    ...checklist.map(([id, title, text]) =>
      entry('checklistItem', `article-hundred-days-${id}`, { title, content: prose(text) }),
    ),
  ],
})
