import { journalEntries, journalPictures, type SeedJournal } from '../../catalogue/journals.ts'
import { day, prose, seedFile } from '../../define.ts'

const jmpm: SeedJournal = {
  key: 'jmpm',
  journal: 'Medical Practice Management',
  title: 'The Journal of Medical Practice Management',
  slug: 'journal-of-medical-practice-management',
  shortDescription:
    'Hiring, payers, schedules and contracts for independent practices and medical groups. Six editions a year since 1985.',
  promise: 'A practice that keeps its people',
  body: prose(
    '*The Journal of Medical Practice Management* is for the partner who also signs the payroll. It reports on practices of three to three hundred physicians: what they tried, what it cost, and whether they would do it again.',
    '## What you find in it',
    '1. **Money in:** contracts, coding, denials, patient billing\n2. **Money out:** rent, staff, software, insurance\n3. **People:** hiring the second physician, and keeping the first receptionist\n4. **Patients:** access, telephone, portal, waiting room',
    'Authors are physicians, practice managers, attorneys and accountants. We do not publish advertisements as articles, and vendors may not write about what they sell.',
    '## The toolbox',
    'Subscribers may use and change every form that we have printed since 2015: job descriptions, letters to payers, onboarding plans, policies for the telephone. The toolbox has 340 documents and grows with each edition.',
  ),
  variants: [
    {
      deliveryFormat: 'Subscription',
      option: '1-Year',
      variantId: '41050301',
      price: 210,
      specialMemberPrice: 140,
    },
    {
      deliveryFormat: 'Subscription',
      option: '2-Year',
      variantId: '41050302',
      price: 375,
      specialMemberPrice: 250,
    },
    {
      deliveryFormat: 'Subscription',
      option: '3-Year',
      variantId: '41050303',
      price: 525,
      specialMemberPrice: 350,
    },
  ],
  editions: [
    {
      date: day('month-1'),
      volume: '42',
      issue: '5',
      subject: 'The schedule as a promise',
      description:
        'A practice that leaves every fifth slot open sees more patients than before. Its partners explain the arithmetic and the two months in which they nearly gave up.',
    },
    {
      date: day('month-3'),
      volume: '42',
      issue: '4',
      subject: 'Hiring the second physician',
      description:
        'Twelve solo practices tell how they found a partner. Four sample contracts, with the clauses that each side regrets.',
    },
    {
      date: day('month-5'),
      volume: '42',
      issue: '3',
      subject: 'Somebody answers the telephone',
      description:
        'Six in ten new patients who hear a recording hang up. What a call costs, what a lost call costs, and who should pick up.',
    },
  ],
}

export const jmpmJournal = seedFile({
  space: 'association',
  entries: journalEntries(jmpm),
  pictures: journalPictures(jmpm),
})
