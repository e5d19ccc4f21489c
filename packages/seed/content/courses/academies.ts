import { cmoAcademy } from '../../catalogue/prices.ts'
import { product } from '../../catalogue/products.ts'
import { day, prose, seedFile } from '../../define.ts'

export const academyCourses = seedFile({
  space: 'association',
  entries: product({
    id: 'course-cmo-academy',
    name: 'CMO Academy',
    picture: 'scene-handover',
    people: ['bio-okafor', 'bio-haddad', 'bio-abara', 'bio-hartmann'],
    body: prose(
      'Sixteen weeks for physicians in their first three years as chief medical officer. You meet every Tuesday evening with others who are called as often as you are. Each evening has one case, it is always real, and it is never recorded.',
      '## Four subjects',
      '- **Quality and safety** that the board can read and the night shift believes\n- **Peer review** without fear: fair, prompt, and written so that it stands\n- **The colleague in trouble:** what you owe to him, to her patients, and to the team\n- **Finance:** enough to know when the answer is not “no money”',
      '## A week',
      'Ninety minutes on Tuesday, two hours of reading and film at a time of your choice, and half an hour on Friday with your adviser about the thing that you will do on Monday.',
      '## Seats',
      'Each cohort has twenty-four seats. Applicants send a letter of one page about the hardest decision of their last year. An adviser calls every applicant.',
      'The page of the [CMO Academy](/cmo-academy) has more about the faculty and the weeks.',
    ),
    fields: {
      productType: 'Course',
      slug: 'cmo-academy',
      outcomes: [
        'Bring a quality report that the board can read and the night shift believes',
        'Run peer review that is fair, prompt and stands',
        'Help a colleague in trouble and protect the team',
        'Say no to a request, and show the numbers',
      ],
      categories: ['CPE Elective'],
      credits: 40,
      shortDescription:
        'Sixteen Tuesday evenings for the one whom both sides call: twenty-four seats, two cohorts.',
    },
    variants: cmoAcademy.cohorts.map(({ variantId, from, to }) => ({
      deliveryFormat: 'Academy',
      variantId,
      price: cmoAcademy.price,
      specialMemberPrice: cmoAcademy.specialMemberPrice,
      courseStartDate: day(from),
      courseEndDate: day(to),
    })),
  }),
})
