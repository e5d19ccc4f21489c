import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const qualityCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-quality',
      name: 'Quality and Risk in Practice',
      picture: 'scene-whiteboard',
      people: ['bio-haddad', 'bio-meera-krishnan'],
      body: prose(
        'Quality is often taught as a collection of tools. This course begins with a patient who was harmed on a Tuesday afternoon, and asks at each step what a leader must do: in the first hour, on the first day, in the first week, and at the board meeting a month later.',
        'Five short films show the five days. You decide before each of them goes on, and you hear afterward what the family, the nurse and the lawyer thought of it. Then you write the page for the board.',
        '## The project',
        'You choose one measure of your own service and follow it for six weeks. You may fail: a third of the projects do, and they are discussed with the same interest as the others. Faculty read each report.',
        '{{course-quality-quote}}',
        '## Assessment',
        'A test of twenty-five questions and the report of your project. Most participants need eight hours, of which three are spent at work on the project.',
      ),
      fields: {
        productType: 'Course',
        slug: 'quality-and-risk',
        outcomes: [
          'Speak with a family before all the facts are known',
          'Run a review that finds causes and not culprits',
          'Choose five measures for a service, and retire the others',
          'Read a control chart, and leave a good process alone',
          'Show the board a number that it can act on',
        ],
        categories: ['CPE Core'],
        credits: 8,
        shortDescription:
          'From the first hour after harm to the numbers that a board should see every month.',
      },
      variants: [
        selfStudy('41020501', withMemberPrice(695)),
        hybrid('41020502', withMemberPrice(945), {
          courseStartDate: day('Mon+66'),
          courseEndDate: day('Mon+66+42'),
        }),
      ],
    }),
    ...product({
      id: 'course-peer-review',
      name: 'Peer Review Without Fear',
      picture: 'scene-corridor-talk',
      people: ['bio-thomas-brandt'],
      body: prose(
        'Peer review has two enemies: friendship and fear. Thomas Brandt has chaired a peer review committee for eighteen years, and he was once its subject. He teaches how to build a process that physicians trust enough to report themselves.',
        'The day has six sessions, and each of them begins with a file from which all names are gone. You read it alone, you vote, and then you hear how three committees decided. Nobody has ever guessed all three. At noon you eat with a chair who was once reviewed himself.',
        '## Bring with you',
        'Your bylaws and the form that your reviewers fill in. Remove all names. At the end of the day you exchange forms with a hospital of similar size.',
        '> Nobody had ever shown us the letter from the side of the person who opens it.',
        'The hybrid form spreads the same sessions over three evenings. The exchange of forms takes place by mail.',
      ),
      fields: {
        productType: 'Course',
        slug: 'peer-review-without-fear',
        outcomes: [
          'Choose who sits on the committee, and for how long',
          'Read a chart without knowing the outcome',
          'Write the letter from the side of the person who opens it',
          'Tell a question of health from one of conduct or skill',
        ],
        program: [
          '8:30 AM – The case that came too late',
          '10:00 AM – Who sits on the committee, and for how long',
          '11:15 AM – Reading a chart without the outcome',
          '1:30 PM – The letter: first draft, second draft',
          '3:00 PM – A colleague in trouble: health, conduct or skill?',
          '4:15 PM – What you change by Friday',
        ],
        categories: ['CPE Elective'],
        credits: 6,
        shortDescription:
          'Fair, prompt, and written so that it stands: a process that physicians trust enough to report themselves.',
      },
      variants: [
        inPerson('41020601', withMemberPrice(745), {
          courseStartDate: day('Fri+53'),
          courseEndDate: day('Fri+53'),
          location: 'Nashville, Tennessee',
        }),
        hybrid('41020602', withMemberPrice(595), {
          courseStartDate: day('Tue+142'),
          courseEndDate: day('Tue+142+14'),
        }),
      ],
    }),
    ...product({
      id: 'course-population-health',
      name: 'Population Health: From Panel to County',
      picture: 'scene-garden',
      people: ['bio-robert-tsosie', 'bio-luis-ortega'],
      body: prose(
        'A panel has two thousand patients, a county has sixty thousand people, and most of them are well today. Population health is the work of keeping it so, with a budget, a list and partners who do not report to you.',
        '## The course in four parts',
        '### 1. Know who they are',
        'Registries, gaps and the people who are in no system. You build a list of the two hundred patients who will need the hospital next year, and you check it against what happened.',
        '### 2. Choose one thing',
        'Blood pressure, falls, school absence, diabetes. You weigh three programs with the same method: how many people, how much difference, for how long, at what price.',
        '### 3. Find partners',
        'The school nurse, the sheriff, the food bank, the pharmacy at the corner. Robert Tsosie brings the contracts, two of them on a single page.',
        '### 4. Show that it worked',
        'Comparison without a control group, and how not to fool yourself. You write the half page that the county will read.',
        '## Credits',
        'The course counts as a core subject. Physicians in federally funded health centers can ask us for a scholarship; there are ten each year.',
      ),
      fields: {
        productType: 'Course',
        slug: 'population-health',
        outcomes: [
          'List the two hundred patients who will need the hospital next year',
          'Weigh three programs with the same method',
          'Find partners who do not report to you',
          'Show that it worked, without fooling yourself',
        ],
        categories: ['CPE Core'],
        credits: 12,
        shortDescription:
          'Keep two thousand patients, or sixty thousand neighbors, out of the hospital: lists, partners, money and proof.',
      },
      variants: [
        selfStudy('41020701', withMemberPrice(895)),
        hybrid('41020702', withMemberPrice(1095), {
          courseStartDate: day('Mon+87'),
          courseEndDate: day('Mon+87+49'),
        }),
      ],
    }),
  ],
})
