import { product } from '../../catalogue/products.ts'
import { online, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const dataCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-statistics',
      name: 'Statistics for People Who Must Decide',
      picture: 'scene-data-screen',
      people: ['bio-elena-petrova', 'bio-meera-krishnan'],
      body: prose(
        'It is two in the morning, the report says that mortality has doubled, and at six you must decide whether to close the unit. Has it doubled? This course teaches the statistics that leaders need: little arithmetic, much doubt.',
        'Each lesson begins with a report that a hospital has sent to its board. You mark the sentence that you would not have signed. Then you see the patients behind the numbers, and you write the sentence again. Nobody asks you to compute by hand.',
        '## A sample',
        '| Month | Admissions | Deaths | What the report said |\n| --- | --- | --- | --- |\n| January | 412 | 6 | “Stable” |\n| February | 398 | 11 | “Alarming rise” |\n| March | 405 | 7 | “The new protocol works” |',
        'All three sentences are wrong. In lesson two you find out why.',
        '## Time',
        'Eight lessons of one hour each, and a test. The material stays open to you for two years, with all the data, so that you can teach the lessons to your own team.',
      ),
      fields: {
        productType: 'Course',
        slug: 'statistics-for-people-who-must-decide',
        outcomes: [
          'Tell a signal from noise in a monthly report',
          'Read a funnel plot, and find your hospital on it',
          'Explain regression to the mean to a colleague who has just rewarded somebody for it',
          'Ask a vendor four questions that he would rather not hear',
          'Say “we do not know yet” and be believed',
        ],
        categories: ['CPE Elective'],
        credits: 8,
        shortDescription: 'Has mortality doubled, or was it February? Little arithmetic, much doubt.',
      },
      variants: [selfStudy('41021701', withMemberPrice(495))],
    }),
    ...product({
      id: 'course-clinical-ai',
      name: 'Clinical AI: Buy, Test, Switch Off',
      picture: 'scene-video-call',
      people: ['bio-iyer', 'bio-daniel-kim'],
      body: prose(
        'Every week somebody offers your hospital a model that predicts something. Some of them help. This course is about the rest of its life in your building: the contract, the test on your own patients, the person who watches it, and the day on which you switch it off.',
        '## Five evenings, five documents',
        '1. **The question.** Which decision will change, and who makes it?\n2. **The test.** Two hundred of your own patients, before anybody signs.\n3. **The contract.** Updates, data, liability, exit.\n4. **The watch.** Three numbers a month, one name, one stop button.\n5. **The end.** A plan for the day on which it drifts.',
        'You write each document for a product that your hospital uses or is about to buy. Bring the brochure; we supply the doubt.',
        '## Whom it suits',
        'Information officers, quality leaders, department chairs, and the physician who was put on the committee because of knowing how to reset a password.',
      ),
      fields: {
        productType: 'Course',
        slug: 'clinical-ai-buy-test-switch-off',
        outcomes: [
          'Name the decision that a model will change, and who makes it',
          'Test a model on two hundred of your own patients before anybody signs',
          'Read a contract for updates, data, liability and exit',
          'Switch a model off on the day on which it drifts',
        ],
        categories: ['CPE Elective'],
        credits: 6,
        shortDescription:
          'A model is offered to your hospital. Five documents decide what happens to it, and to your patients.',
      },
      variants: [
        online('41021801', withMemberPrice(645), {
          courseStartDate: day('Thu+17'),
          courseEndDate: day('Thu+17+28'),
        }),
        online('41021802', withMemberPrice(645), {
          courseStartDate: day('Thu+150'),
          courseEndDate: day('Thu+150+28'),
        }),
      ],
    }),
    ...product({
      id: 'course-night',
      name: 'Running the Night Shift',
      picture: 'scene-night-shift',
      people: ['bio-priya-desai', 'bio-okafor'],
      body: prose(
        'After 7 p.m. a hospital is a different organization: a third of the people, all of the patients, and rules that were written by day. This short course is for those who lead it, with or without a title.',
        '## What it covers',
        '- Who may decide what: a list of twelve decisions, which you fill in for your hospital\n- The handover at seven, in nine minutes\n- Calling somebody at home: when, and with which first sentence\n- Sleep, food and the drive home as matters of safety\n- What the night writes down for the day',
        'Bring a schedule of last week. In the third lesson you mark each decision that was taken after midnight, and who took it. Most participants find one that surprises them.',
        'Four lessons of one hour. They are recorded at night, in a hospital, by people who work there. You will hear pagers.',
        '> We printed the list of twelve decisions and taped it next to the telephone. Calls to the administrator fell by half.',
      ),
      fields: {
        productType: 'Course',
        slug: 'running-the-night-shift',
        outcomes: [
          'Say who may decide what after 7 p.m.',
          'Hand over a floor in nine minutes',
          'Call somebody at home with the right first sentence',
        ],
        categories: ['CPE Elective'],
        credits: 4,
        shortDescription: 'A third of the people, all of the patients, and rules that were written by day.',
      },
      variants: [selfStudy('41021901', withMemberPrice(295))],
    }),
  ],
})
