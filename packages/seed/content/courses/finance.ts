import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, entry, link, prose, seedFile } from '../../define.ts'

const lessons = [
  [
    'reading',
    'Read an operating statement',
    'You learn the six lines that matter in the monthly report of a service, and the two that only look as if they did.',
  ],
  [
    'budget',
    'Defend a budget',
    'You build the budget of a clinic with eleven physicians. Then a colleague takes the part of the chief financial officer.',
  ],
  [
    'case',
    'Write a business case',
    'One page, four numbers, one risk that you name yourself. Faculty return it with comments within a week.',
  ],
] as const

export const financeCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-finance',
      name: 'Finance for Physicians',
      picture: 'scene-home-office',
      people: ['bio-grace-liu', 'bio-hartmann'],
      body: prose(
        'Most physicians meet their first budget on the day they must defend it. This course gives you the vocabulary, the arithmetic and the nerve. It uses the real books of a hospital with 240 beds, which lost money for three years and then did not.',
        '## Whom it suits',
        'Medical directors, chairs and practice partners who answer for money for the first time. You need no accounting, only the patience to read a table twice.',
        '## What you take home',
        '{{course-finance-lessons}}',
        '## How the time is spent',
        '| Part | Hours | What you do |\n| --- | --- | --- |\n| Statements | 3 | Read three operating statements and find the error in one |\n| Budgets | 2 | Build and defend the budget of a clinic |\n| Capital | 2 | Decide between two machines and a nurse |\n| Test | 1 | Twenty questions; you may take it twice |',
        'In person, the same material takes two days. You bring a report from your own service, and you leave with a page of questions for the person who wrote it.',
        '{{course-finance-quote}}',
      ),
      fields: {
        productType: 'Course',
        slug: 'finance-for-physicians',
        outcomes: [
          'Read the six lines that matter in the monthly report of a service',
          'Defend a budget before a chief financial officer',
          'Write a business case of one page that names its own risk',
          'Tell a margin from a mirage',
        ],
        program: [
          'Day 1, 8:30 AM – Three operating statements, and the error in one',
          'Day 1, 1:00 PM – The budget of a clinic: build it',
          'Day 2, 8:30 AM – Two machines and a nurse: you decide',
          'Day 2, 1:00 PM – Defend the budget before a chief financial officer',
          'Day 2, 3:30 PM – A page of questions for your own service',
        ],
        categories: ['CPE Core'],
        credits: 8,
        shortDescription: 'Read a balance sheet, question a budget and know when a margin is a mirage.',
      },
      variants: [
        selfStudy('41020101', withMemberPrice(895)),
        {
          ...inPerson('41020102', withMemberPrice(1395), {
            courseStartDate: day('Thu+81'),
            courseEndDate: day('Thu+81+1'),
            location: 'Tampa, Florida',
          }),
          seatsLeft: 4,
        },
        inPerson('41020103', withMemberPrice(1395), {
          courseStartDate: day('Thu+193'),
          courseEndDate: day('Thu+193+1'),
          location: 'Denver, Colorado',
        }),
      ],
    }),
    entry('checklist', 'course-finance-lessons', {
      internalName: 'Finance for Physicians: lessons',
      checklistItems: lessons.map(([id]) => link(`course-finance-lesson-${id}`)),
    }),
    ...lessons.map(([id, title, content]) =>
      entry('checklistItem', `course-finance-lesson-${id}`, { title, content: prose(content) }),
    ),
    ...product({
      id: 'course-payment',
      name: 'How Health Systems Are Paid',
      picture: 'backdrop-city',
      people: ['bio-reyes', 'bio-marcus-bell'],
      body: prose(
        'A visit produces a note, a code, a claim, an answer and, after six weeks, perhaps a payment. This course follows the dollar through all five steps, in four kinds of contract: fee for service, bundles, shared savings and full risk.',
        '## Sessions',
        '1. **The claim.** What the payer sees of your visit, and what it never sees.\n2. **The contract.** Forty pages, nine clauses that matter. You mark up a real one.\n3. **The bundle.** A knee replacement, ninety days, one price: who pays for the readmission?\n4. **Shared savings.** How a benchmark is set, and why year three is the hard one.\n5. **Full risk.** What you must know of your patients before you sign.\n6. **The negotiation.** You sit across from a former medical director of a health plan.',
        '## Requirements',
        'Finance for Physicians, or two years of responsibility for a budget. Bring the fee schedule of one payer if your employer permits it; if not, you work with ours.',
        '## After the course',
        'Graduates meet on the first Monday of each month for an hour online. Somebody brings a denial letter, and the group answers it.',
      ),
      fields: {
        productType: 'Course',
        slug: 'how-health-systems-are-paid',
        outcomes: [
          'Follow a claim from your note to the bank',
          'Mark the nine clauses of a payer contract that matter',
          'Judge a benchmark before year three of shared savings',
          'Answer a denial letter',
        ],
        categories: ['CPE Core', 'Masters'],
        credits: 12,
        shortDescription:
          'Follow a dollar from the visit to the bank: claims, contracts, bundles and risk, with the papers in your hand.',
      },
      variants: [
        hybrid('41020201', withMemberPrice(1195), {
          courseStartDate: day('Tue+37'),
          courseEndDate: day('Tue+37+35'),
        }),
        hybrid('41020202', withMemberPrice(1195), {
          courseStartDate: day('Tue+205'),
          courseEndDate: day('Tue+205+35'),
        }),
      ],
    }),
  ],
})
