import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, online, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const programCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-rehabilitation',
      name: 'Leading a Rehabilitation Service',
      picture: 'scene-huddle',
      people: ['bio-hartmann', 'bio-elena-petrova'],
      body: prose(
        'A rehabilitation service depends on others: on the surgeon who refers, on the payer who counts days, on the family that takes over. This course is about leading what you do not control.',
        '## Modules',
        '### Admission',
        'Who is admitted, who decides, and how fast. You draw the path of your last ten patients and time each step.',
        '### Length of stay',
        'What the payer sees, what the therapist sees, and a weekly meeting in which both are in the room.',
        '### The team',
        'Physicians, nurses and four kinds of therapists, with four schedules. You plan one week that everybody can read.',
        '### Going home',
        'The telephone call on day three. What it costs, what it saves, and a script that anyone can use.',
        '## Two ways to take it',
        'The hybrid course is open to all. Physicians of the rehabilitation academy meet in person on the day before their annual assembly, at the price of their program.',
      ),
      fields: {
        productType: 'Course',
        slug: 'leading-a-rehabilitation-service',
        outcomes: [
          'Time each step from the referral to the bed',
          'Bring the payer and the therapist into one room',
          'Plan one week that four kinds of therapists can read',
        ],
        categories: ['CPE Elective'],
        credits: 8,
        shortDescription:
          'The surgeon refers, the payer counts days, the family takes over. How to lead what you do not control.',
      },
      variants: [
        hybrid('41022001', withMemberPrice(845), {
          courseStartDate: day('Tue+101'),
          courseEndDate: day('Tue+101+28'),
        }),
        {
          ...inPerson(
            '41022002',
            { price: 1200 },
            {
              courseStartDate: day('Wed+171'),
              courseEndDate: day('Wed+171'),
              location: 'San Antonio, Texas',
            },
          ),
          programName: 'aapmr',
          programSpecificVariant: true,
        },
      ],
    }),
    ...product({
      id: 'course-first-hundred-days',
      name: 'Your First Hundred Days',
      picture: 'open-leaves',
      people: ['bio-adaeze-nwosu', 'bio-ingrid-halvorsen'],
      body: prose(
        'You have accepted. The badge says chief, chair or director, and on Monday people will look at you when something goes wrong. This course runs beside your first hundred days: a call before you begin, and one in weeks two, five, nine and fourteen.',
        '## Between the calls',
        '- **Week 1:** thirty conversations, the same three questions\n- **Week 3:** what you were told, written on one page and shown to those who told you\n- **Week 5:** one small thing, done\n- **Week 8:** your first no\n- **Week 12:** the page for your own chief: what I found, what I will do, what I need',
        '## Your group',
        'Eight physicians in eight places, all in their first hundred days. What is said stays there. Many groups still meet years later, and three of them have written a book together.',
        'Begin when you like: a new group starts in most months. If your appointment is later, we move your seat without a fee.',
      ),
      fields: {
        productType: 'Course',
        slug: 'your-first-hundred-days',
        outcomes: [
          'Hold thirty conversations with the same three questions',
          'Finish one small thing by week five',
          'Say your first no in week eight',
          'Write the page for your own chief',
        ],
        categories: ['CPE Elective'],
        credits: 6,
        shortDescription:
          'Five calls, thirty conversations and one page, beside the first hundred days of your new office.',
      },
      variants: [
        selfStudy('41022101', { price: 195 }),
        online('41022102', withMemberPrice(745), {
          courseStartDate: day('Mon+10'),
          courseEndDate: day('Mon+10+98'),
        }),
        online('41022103', withMemberPrice(745), {
          courseStartDate: day('Mon+59'),
          courseEndDate: day('Mon+59+98'),
        }),
        online('41022104', withMemberPrice(745), {
          courseStartDate: day('Mon+108'),
          courseEndDate: day('Mon+108+98'),
        }),
        {
          ...online(
            '41022105',
            { price: 395 },
            { courseStartDate: day('Mon+73'), courseEndDate: day('Mon+73+98') },
          ),
          programName: 'acp',
          programSpecificVariant: true,
        },
      ],
    }),
  ],
})
