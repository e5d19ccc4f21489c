import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, online, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const strategyCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-strategy',
      name: 'Strategy on One Page',
      picture: 'scene-compass',
      people: ['bio-lindqvist', 'bio-ingrid-halvorsen'],
      body: prose(
        'A strategy says what you will stop. Most plans that we see have sixty pages and stop nothing. You leave this course with one page for your service: where it stands, where it goes, three steps, and two things that it gives up.',
        '{{course-strategy-quote}}',
        '## Four questions',
        '1. **Who comes to you, and why not to the others?** You call five referring physicians and ask.\n2. **What changes in five years, whatever you do?** Age, payment, machines, competitors.\n3. **What can you do that is hard to copy?** Usually less than the brochure says.\n4. **What do you stop?** Each participant names two things aloud.',
        '## The board',
        'On the last day a board of three former chief executives hears your page. They ask what boards ask. You get their notes.',
        '## Preparation',
        'About six hours: five telephone calls, three years of volumes, and the strategy of a competitor, which is easier to find than you think.',
      ),
      fields: {
        productType: 'Course',
        slug: 'strategy-on-one-page',
        outcomes: [
          'Write the strategy of your service on one page',
          'Name two things that your service will stop',
          'Answer the questions of a board',
        ],
        categories: ['CPE Core'],
        credits: 12,
        shortDescription:
          'One page for your service: three steps, and two things that it gives up. A board of former chiefs hears it.',
      },
      variants: [
        hybrid('41021401', withMemberPrice(1295), {
          courseStartDate: day('Mon+73'),
          courseEndDate: day('Mon+73+56'),
        }),
        inPerson('41021402', withMemberPrice(1795), {
          courseStartDate: day('Wed+160'),
          courseEndDate: day('Wed+160+2'),
          location: 'Scottsdale, Arizona',
        }),
      ],
    }),
    ...product({
      id: 'course-crisis',
      name: 'Leading Through a Crisis',
      picture: 'scene-ambulance',
      people: ['bio-fatima-al-sayed'],
      body: prose(
        'Flood, cyberattack, strike, or a shooting in the parking garage. The first hour belongs to those who have rehearsed it. For two days a hotel in Houston becomes a hospital without power, and you lead it.',
        '## The exercise',
        'You hold an office that is not your own: a surgeon becomes chief nurse, a chief becomes spokesperson. Every twenty minutes a card changes the situation. A journalist calls. A generator fails. A family cannot find a patient.',
        '## After each round',
        '- What did we know, and who else should have known it?\n- Which decision came too late?\n- What did we say to the staff, and when?',
        '## The end of a crisis',
        'The second day ends with a part that most plans leave out: to declare the crisis over, to thank, to rest, and to write down what must not be forgotten.',
        'The next date is not known yet. Ask us to tell you when it is.',
      ),
      fields: {
        productType: 'Course',
        slug: 'leading-through-a-crisis',
        outcomes: [
          'Lead a hospital without power for two days',
          'Say what you know, and what you do not know yet',
          'Declare a crisis over, and write down what must not be forgotten',
        ],
        categories: ['CPE Elective'],
        credits: 6,
        shortDescription:
          'A hospital without power, two days, and a card that changes everything every twenty minutes.',
      },
      variants: [
        inPerson('41021501', withMemberPrice(1195), {
          courseStartDate: day('Thu-66'),
          courseEndDate: day('Thu-66+1'),
          location: 'Houston, Texas',
        }),
      ],
    }),
    ...product({
      id: 'course-small-places',
      name: 'Leading Where Everyone Knows You',
      picture: 'scene-stairs',
      people: ['bio-luis-ortega', 'bio-robert-tsosie'],
      body: prose(
        'In a small town your patient is your neighbor, your nurse is your cousin, and the board meets at the diner. Leadership there has its own rules. Two physicians who have lived by them for a combined fifty years teach what they know.',
        '## Five evenings',
        '1. Two roles, one person: the doctor and the boss\n2. Hiring for a town with one traffic light\n3. Call with three physicians, or with two\n4. The hospital that cannot close, and its budget\n5. How to leave, and whom to teach first',
        '## A program for health centers',
        'Physicians of community health centers take the same evenings with a sixth one on federal grants. Their seats belong to a program of their own; the price is the same for all of them.',
        'You need a telephone and an hour on Wednesday. If an emergency calls you away, the recording is there in the morning.',
        '> I thought that our problems were ours alone. There were nineteen of us on the call.',
      ),
      fields: {
        productType: 'Course',
        slug: 'leading-where-everyone-knows-you',
        outcomes: [
          'Be the doctor and the boss of the same neighbor',
          'Plan call with three physicians, or with two',
          'Prepare the person who will follow you',
        ],
        categories: ['CPE Elective'],
        credits: 5,
        shortDescription:
          'Your patient is your neighbor, and the board meets at the diner. Five evenings for leaders in small places.',
      },
      variants: [
        online('41021601', withMemberPrice(425), {
          courseStartDate: day('Wed+44'),
          courseEndDate: day('Wed+44+28'),
        }),
        {
          ...online(
            '41021602',
            { price: 295 },
            { courseStartDate: day('Wed+52'), courseEndDate: day('Wed+52+35') },
          ),
          programName: 'nachc',
          programSpecificVariant: true,
        },
      ],
    }),
  ],
})
