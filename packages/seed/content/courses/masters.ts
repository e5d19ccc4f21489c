import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, online, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const mastersCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-economics',
      name: 'Health Economics for Leaders',
      picture: 'scene-scales',
      people: ['bio-elena-petrova'],
      body: prose(
        'Why does an empty bed cost almost as much as a full one? Why do two hospitals in one town charge prices that differ by a factor of four? Economics has answers, some of them good. This course of ten weeks teaches you to use them and to distrust them.',
        '## Weeks',
        '| Weeks | Subject | You hand in |\n| --- | --- | --- |\n| 1–2 | Markets that are none | A page on prices in your county |\n| 3–4 | Insurance and its surprises | A calculation |\n| 5–6 | Physicians as agents | A commentary |\n| 7–8 | Is it worth it? Cost and effect | An evaluation |\n| 9–10 | Policy | A letter to a legislator |',
        '## Work',
        'Reckon with eight hours a week: two live, three of reading, three of writing. You work in the same group of six throughout.',
        '## Recognition',
        'Three partner universities accept the course for their master’s degree in medical management. The grade is sent to them when you ask for it. The credits count for your certification as well.',
      ),
      fields: {
        productType: 'Course',
        slug: 'health-economics-for-leaders',
        outcomes: [
          'Explain why two hospitals in one town charge different prices',
          'Judge whether a treatment is worth its cost',
          'Write to a legislator with numbers',
        ],
        categories: ['Masters'],
        credits: 30,
        shortDescription:
          'Ten weeks on prices, insurance, value and policy. Counts toward a master’s degree in medical management.',
      },
      variants: [
        hybrid('41022201', withMemberPrice(2895), {
          courseStartDate: day('Mon+51'),
          courseEndDate: day('Mon+51+70'),
        }),
      ],
    }),
    ...product({
      id: 'course-operations',
      name: 'Operations Management in Hospitals',
      picture: 'scene-operating-room',
      people: ['bio-kwame-boateng', 'bio-haddad'],
      body: prose(
        'Patients wait, and rooms stand empty: both at the same time, in the same building. Operations management explains why. You learn queues, flow and scheduling with the data of forty-two operating rooms, and you apply them to a bottleneck of your own.',
        '## What you work on',
        '- **Flow:** the path of a patient from the door to the ward, minute by minute\n- **Queues:** why 95 percent of capacity is too much\n- **Scheduling:** block time, and how to take it back\n- **Variation:** the part that nature makes, and the part that Tuesday makes\n- **Discharge:** the morning that decides the evening',
        '## The project',
        'You choose one bottleneck in week two and present it in week ten. You need the consent of the person who owns it, and a day with a stopwatch. Earlier projects cut turnover in cataract surgery from 31 to 19 minutes and moved the median discharge from 3:40 to 12:50.',
        'The course is online, with two live sessions a week at different hours, so that you can attend either.',
      ),
      fields: {
        productType: 'Course',
        slug: 'operations-management-in-hospitals',
        outcomes: [
          'Find the bottleneck of a service with a stopwatch',
          'Take back block time',
          'Move the median discharge before noon',
        ],
        categories: ['Masters'],
        credits: 30,
        shortDescription:
          'Why patients wait while rooms stand empty, and what to do about one bottleneck of your own.',
      },
      variants: [
        {
          ...online('41022301', withMemberPrice(2895), {
            courseStartDate: day('Mon+128'),
            courseEndDate: day('Mon+128+70'),
          }),
          seatsLeft: 0,
        },
      ],
    }),
    ...product({
      id: 'course-capstone',
      name: 'Master’s Capstone Project',
      picture: 'scene-hospital-dusk',
      people: ['bio-lindqvist', 'bio-thomas-brandt'],
      body: prose(
        'The last course of the master’s track is a project in your own organization, with an adviser at your side and a jury at the end. It takes six to nine months.',
        '## Steps',
        '1. A proposal of two pages, signed by your chief\n2. Three meetings with your adviser\n3. A report of at most forty pages\n4. Three days in Tampa: presentation, questions, and a dinner with the jury',
        '## Examples',
        '- A stroke program that three competing hospitals share\n- The first budget of a clinic in a school\n- A surgical service that publishes its complication rates\n- Bylaws for a medical staff of employees',
        '## Your adviser',
        'You choose among twelve members of the faculty who have led a project of the same kind. Your adviser reads drafts, opens doors, and tells you when the project is too large, which happens in most first meetings.',
        'Fees depend on the university that awards your degree. They are published together with the dates.',
      ),
      fields: {
        productType: 'Course',
        slug: 'masters-capstone-project',
        outcomes: [
          'Lead a project in your own organization to its end',
          'Defend a report before a jury',
          'Make a project small enough to finish',
        ],
        categories: ['Masters'],
        credits: 40,
        shortDescription:
          'A project in your own organization, an adviser at your side, and a jury at the end.',
      },
      variants: [
        inPerson(
          '41022401',
          {},
          {
            courseStartDate: day('Thu+242'),
            courseEndDate: day('Thu+242+2'),
            location: 'Tampa, Florida',
          },
        ),
      ],
    }),
    ...product({
      id: 'course-measurement',
      name: 'Measuring Quality: Methods and Limits',
      picture: 'scene-waiting-room',
      people: ['bio-meera-krishnan', 'bio-haddad'],
      body: prose(
        'Rankings, stars, dashboards, bonuses: your hospital is measured by two dozen organizations, and no two of them agree. In this course you take the measures apart. You compute some of them yourself from raw data, and you see what happens to a rank when one definition changes.',
        '## Subjects',
        '- Structure, process, outcome, and the patients who are not counted\n- Risk adjustment, and who gains by it\n- Small numbers\n- Surveys of patients, and of those who did not answer\n- Measures as incentives: what people do to a number that decides their pay',
        'Each subject has a data set. You may work in a spreadsheet or in R; the solutions are given for both.',
        '## Final paper',
        'You write an opinion of ten pages on one public measure: what it claims, what it can show, and how your hospital should use it. The best papers of each year are offered to the *Physician Leadership Journal*.',
      ),
      fields: {
        productType: 'Course',
        slug: 'measuring-quality',
        outcomes: [
          'Say what a public measure claims and what it can show',
          'Adjust for risk, and see who gains by it',
          'Write an opinion on a measure that decides somebody’s pay',
        ],
        categories: ['Masters', 'CPE Elective'],
        credits: 15,
        shortDescription:
          'Stars, ranks and dashboards, taken apart: what they claim, what they can show, and how to use them.',
      },
      variants: [
        hybrid('41022501', withMemberPrice(1795), {
          courseStartDate: day('Wed+80'),
          courseEndDate: day('Wed+80+49'),
        }),
      ],
    }),
  ],
})
