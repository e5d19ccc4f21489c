import { journalEntries, journalPictures, type SeedJournal } from '../../catalogue/journals.ts'
import { day, prose, seedFile } from '../../define.ts'

const halmj: SeedJournal = {
  key: 'halmj',
  journal: 'Healthcare Administration Leadership',
  title: 'Healthcare Administration Leadership & Management Journal',
  slug: 'healthcare-administration-leadership-management-journal',
  shortDescription:
    'Budgets, boards, staffing and law for physicians and administrators who run an organization together. Four editions a year.',
  promise: 'The seat beside the chair',
  body: prose(
    'Most hospitals are led by two people who were trained in different buildings. The *Healthcare Administration Leadership & Management Journal* is written for both: each article has a clinical and an administrative author, and both must agree on the last paragraph.',
    '## Regular sections',
    '- **The Budget Page:** one real budget, printed with the comments of the people who had to live with it\n- **Board Minutes:** what a board asked, what it should have asked, and how the answer was given\n- **Law in Plain Words:** one ruling, its consequences, and a sample letter\n- **Staffing:** schedules that worked, with the numbers that prove it',
    'Every article ends with a page called “What to do by Friday”. Readers say that they start there.',
    '## Formats',
    'Subscribers read online from the first day of the quarter. The print edition follows two weeks later. Both include access to the archive of all earlier volumes.',
  ),
  variants: [
    {
      deliveryFormat: 'Subscription',
      option: '1-Year',
      variantId: '41050201',
      price: 180,
      specialMemberPrice: 120,
    },
    {
      deliveryFormat: 'Subscription',
      option: '2-Year',
      variantId: '41050202',
      price: 320,
      specialMemberPrice: 210,
    },
  ],
  editions: [
    {
      date: day('month-1'),
      volume: '5',
      issue: '4',
      subject: 'Boards that listen',
      description:
        'What happens when nurses present the quality report themselves. With the seating plan, the questions and the vote of four community hospitals.',
    },
    {
      date: day('month-4'),
      volume: '5',
      issue: '3',
      subject: 'What a budget says',
      description:
        'Three chief financial officers and three surgeons read the same operating budget. They agree on two lines of it.',
    },
    {
      date: day('month-7'),
      volume: '5',
      issue: '2',
      subject: 'The float pool grows up',
      description:
        'A regional pool of 210 nurses, shared by six competitors: how the contract was written, and why nobody has left it.',
    },
  ],
}

export const halmjJournal = seedFile({
  space: 'association',
  entries: journalEntries(halmj),
  pictures: journalPictures(halmj),
})
