import {
  bookEntries,
  bookPictures,
  ebook,
  hardCover,
  paperback,
  type SeedBook,
} from '../../catalogue/books.ts'
import { day, prose, seedFile } from '../../define.ts'

const books: readonly SeedBook[] = [
  {
    key: 'numbers',
    title: 'Numbers for Night Owls',
    slug: 'numbers-for-night-owls',
    people: ['bio-haddad'],
    author: 'Samira Haddad',
    shortDescription: 'Statistics for people who read them at two in the morning and must decide by six.',
    body: prose(
      'The report arrives at night, because that is when the server has time. Infections are up 40 percent. Is that three patients or thirty? Is it February? Samira Haddad has read such reports for fifteen years. She explains what she does first, second and third.',
      '## Twelve nights',
      'Each chapter is one night with one report: falls, sepsis, readmissions, complaints, waiting times. You see the report, you decide, and you turn the page to find out what happened.',
      '## What you need',
      'Arithmetic, and a pencil. There are no formulas before page 90, and only four after it.',
      '> She taught our board to ask “out of how many?” It has changed every meeting since.',
    ),
    published: day(-95),
    isbn: '979-8-99901-317-0',
    pageCount: 176,
    variants: [paperback('41030901', 36), ebook('41030902', 25)],
  },
  {
    key: 'budget-workbook',
    title: 'The Physician’s Budget Workbook',
    slug: 'the-physicians-budget-workbook',
    people: ['bio-grace-liu'],
    author: 'Grace Liu',
    shortDescription:
      'Twenty-two exercises with a real ledger. The answers are at the back, with the mistakes.',
    body: prose(
      'You cannot learn finance by reading about it. This workbook gives you the ledger of Pinecrest Medical Group for one year, with names changed and errors kept, and twenty-two exercises from “find the rent” to “close a clinic”.',
      '## Exercises',
      '| Level | Exercises | Time for each |\n| --- | --- | --- |\n| First | 1–8 | 15 minutes |\n| Second | 9–16 | 30 minutes |\n| Third | 17–22 | an evening |',
      'The answers show the solution and the three mistakes that readers make most often. The spreadsheets are yours to download, to change and to use in your own group.',
      'The workbook is the text of the course [Finance for Physicians](/education/course/finance-for-physicians), and it can be used without it.',
    ),
    published: day(-560),
    isbn: '979-8-99901-330-9',
    pageCount: 148,
    variants: [paperback('41031001', 39), ebook('41031002', 27)],
    look: { palette: 'sun', motif: 'dots', seed: 12, drawn: 'a grid of dark blue and white dots on yellow' },
  },
  {
    key: 'contract',
    title: 'The Contract on Your Desk',
    slug: 'the-contract-on-your-desk',
    people: ['bio-marcus-bell'],
    author: 'Marcus Bell',
    shortDescription:
      'Clause by clause through the agreements that physicians sign: employment, payers, leases, vendors.',
    body: prose(
      'Most contracts are signed on a Friday, after one reading. Marcus Bell, an internist and attorney, takes four of them apart: an employment agreement, a payer contract, a lease and a software license. On the left you read the clause. On the right you read what it means, what it costs, and a better one.',
      '## The four contracts',
      '1. **Employment:** duties, notice, tail coverage, the covenant not to compete\n2. **Payer:** rates, amendments by silence, the definition of “medically necessary”\n3. **Lease:** square feet, repairs, fair market value\n4. **Software:** your data, their updates, the way out',
      'The second edition adds a chapter on agreements about artificial intelligence.',
    ),
    published: day(-60),
    isbn: '979-8-99901-343-9',
    pageCount: 344,
    variants: [hardCover('41031101', 64), ebook('41031102', 45)],
    look: { palette: 'slate', motif: 'scales', seed: 8, drawn: 'a pair of scales on dark gray' },
  },
  {
    key: 'own-practice',
    title: 'A Practice of Your Own',
    slug: 'a-practice-of-your-own',
    people: ['bio-luis-ortega', 'bio-grace-liu'],
    author: 'Luis Ortega and Grace Liu',
    shortDescription: 'Twelve months from the decision to the first patient, with every form and every bill.',
    body: prose(
      'Opening a practice is said to be impossible. Thousands of physicians do it every year. This book goes with you for twelve months: it begins on the evening on which you decide and ends on the morning on which the first patient rings the bell.',
      '## Month by month',
      '- **Months 1–3:** the town, the bank, the name, the partner whom you do not need\n- **Months 4–6:** the lease, the payers, the license for everything\n- **Months 7–9:** two people, one telephone, no furniture\n- **Months 10–12:** the schedule, the sign, the soft opening',
      'Each month has its bills, taken from eleven real practices, and a page with the title “What went wrong”.',
    ),
    published: day(28),
    isbn: '979-8-99901-356-9',
    pageCount: 268,
    variants: [paperback('41031201', 44), ebook('41031202', 31)],
    look: { palette: 'forest', motif: 'tree', seed: 6, drawn: 'a tree with round leaves on green' },
  },
]

export const moneyBooks = seedFile({
  space: 'association',
  entries: books.flatMap(bookEntries),
  pictures: books.flatMap(bookPictures),
})
