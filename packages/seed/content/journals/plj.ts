import { journalEntries, journalPictures, type SeedJournal } from '../../catalogue/journals.ts'
import { day, prose, seedFile } from '../../define.ts'

const plj: SeedJournal = {
  key: 'plj',
  journal: 'Physician Leadership Journal',
  title: 'Physician Leadership Journal',
  slug: 'physician-leadership-journal',
  shortDescription:
    'Peer-reviewed research and case reports on leading physicians, teams and hospitals. Six editions a year, in print and online.',
  promise: 'What physicians learn when they lead',
  body: prose(
    'The *Physician Leadership Journal* publishes what physicians learn when they lead: controlled studies, case reports that name what went wrong, and reviews that a busy chief can use on Monday. Two physicians who hold a similar office review every manuscript, and each author states who paid for the work.',
    '## What each edition contains',
    '- Four to six research articles with open data\n- One case report from a hospital that agreed to be named\n- “Second Opinion”: two leaders disagree about one decision\n- A continuing education test worth two credits',
    '## Who reads it',
    'Medical directors, department chairs, chief medical officers and the people who will hold these offices next. Members receive every edition as part of their membership, in print and online. Libraries and hospitals subscribe for their staff.',
    '> I read it with a pencil. Half of what I changed this year began as a note in its margin.\n>\n> — Samira Haddad, MD, MPH, vice president of quality, Good Harbor',
    'Would you like to write for us? Our [guide for authors](/publications/contribute) says what we publish and how long it may be.',
  ),
  variants: [
    {
      deliveryFormat: 'Subscription',
      option: '1-Year',
      variantId: '41050101',
      price: 240,
      specialMemberPrice: 0,
    },
    { deliveryFormat: 'Subscription', option: '2-Year', variantId: '41050102', price: 430 },
    { deliveryFormat: 'Subscription', option: '3-Year', variantId: '41050103', price: 610 },
  ],
  editions: [
    {
      date: day('month+0'),
      volume: '13',
      issue: '6',
      subject: 'Who decides at night',
      description:
        'Eleven hospitals wrote down who may decide what after 10 p.m. Nine of them changed the list within a month. Also: what a residency loses when the attending stays.',
    },
    {
      date: day('month-2'),
      volume: '13',
      issue: '5',
      subject: 'After the merger',
      description:
        'Two systems become one, and 1,400 physicians get a new chief. A three-year study of who stayed, who left, and what the exit interviews did not say.',
    },
    {
      date: day('month-4'),
      volume: '13',
      issue: '4',
      subject: 'The cost of a second signature',
      description:
        'Approvals protect patients, and they delay them. Five teams removed one signature each and counted what happened for a year.',
    },
    {
      id: 'journalEditions',
      date: day('month-6'),
      volume: '13',
      issue: '3',
      subject: 'Leading yourself',
      description:
        'Two essays on what a leader owes to others: to say where the error was, and to stop before the next burnout.',
    },
  ],
}

export const pljJournal = seedFile({
  space: 'association',
  entries: journalEntries(plj),
  pictures: journalPictures(plj),
})
