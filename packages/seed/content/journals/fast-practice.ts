import { journalEntries, journalPictures, type SeedJournal } from '../../catalogue/journals.ts'
import { day, prose, seedFile } from '../../define.ts'

const fastPractice: SeedJournal = {
  key: 'fast-practice',
  journal: 'Fast Practice',
  title: 'Fast Practice',
  slug: 'fast-practice',
  shortDescription:
    'One problem of everyday practice, one solution, ten minutes. Twelve short editions a year, made for a telephone screen.',
  promise: 'One problem, ten minutes',
  body: prose(
    'Each edition of *Fast Practice* takes one problem from the working day of a medical group and solves it in ten minutes of reading: a denial letter, a no-show, a colleague who is always late with charts.',
    '## How an edition is built',
    '- **The problem** in five sentences, told by somebody who has it\n- **The numbers:** what it costs in an ordinary practice\n- **The fix:** three steps, with the words to say\n- **The check:** how you will know in thirty days',
    'There is no print edition. Subscribers get an email on the first Tuesday of the month and can listen to the same text, read by its author.',
  ),
  variants: [
    {
      deliveryFormat: 'Subscription',
      option: 'monthly',
      variantId: '41050401',
      price: 9,
      specialMemberPrice: 6,
    },
    {
      deliveryFormat: 'Subscription',
      option: '1-Year',
      variantId: '41050402',
      price: 90,
      specialMemberPrice: 60,
    },
  ],
  editions: [
    {
      date: day('month+0'),
      volume: '3',
      issue: '11',
      subject: 'The denial that comes back',
      description:
        'The same claim, denied for the third time. A letter of four sentences, and the person to whom it must be addressed.',
    },
    {
      date: day('month-1'),
      volume: '3',
      issue: '10',
      subject: 'No-shows on Monday morning',
      description: 'Why reminders on Friday do not work, and which two questions on Sunday evening do.',
    },
    {
      date: day('month-2'),
      volume: '3',
      issue: '9',
      subject: 'Charts before five',
      description: 'A team of nine closes its charts on the same day. It took one rule and one empty chair.',
    },
  ],
}

export const fastPracticeJournal = seedFile({
  space: 'association',
  entries: journalEntries(fastPractice),
  pictures: journalPictures(fastPractice),
})
