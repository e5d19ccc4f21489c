import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, online, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { day, prose, seedFile } from '../../define.ts'

export const peopleCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-people',
      name: 'Hire, Develop, Let Go',
      picture: 'scene-lecture',
      people: ['bio-ingrid-halvorsen', 'bio-abara'],
      body: prose(
        'A department is the sum of some thirty decisions about people. Most of them are made in a hurry, at the end of a long day, by somebody who was never taught. This course slows them down.',
        '## Hire',
        'You write the first ninety days before you write the advertisement. You learn to ask four questions, to ask them of everyone, and to score the answers before you talk to the other interviewers.',
        '## Develop',
        'The annual review is replaced by four conversations of twenty minutes. You practice the first one. You also draw the map that every department needs: who could do whose work tomorrow?',
        '## Let go',
        'The hardest module, and the one that participants value most. It covers the warning, the plan, the last conversation and the message to the team, with the words for each. A human resources director and an attorney take part.',
        '{{course-people-quote}}',
        '## Format',
        'Two days in person, in a group of eighteen. Or six weeks at home: one film and one task a week, and a group call on Thursday evening.',
      ),
      fields: {
        productType: 'Course',
        slug: 'hire-develop-let-go',
        outcomes: [
          'Ask every candidate the same four questions, and score the answers',
          'Hold a first conversation of twenty minutes in place of the annual review',
          'Hold the last conversation with the words that it needs',
        ],
        categories: ['CPE Core'],
        credits: 10,
        shortDescription:
          'Four questions for every candidate, four conversations a year, and the words for the last one.',
      },
      variants: [
        hybrid('41021101', withMemberPrice(945), {
          courseStartDate: day('Thu+67'),
          courseEndDate: day('Thu+67+42'),
        }),
        inPerson('41021102', withMemberPrice(1395), {
          courseStartDate: day('Mon+134'),
          courseEndDate: day('Mon+134+1'),
          location: 'Minneapolis, Minnesota',
        }),
      ],
    }),
    ...product({
      id: 'course-well-being',
      name: 'Well-Being Is an Operating Plan',
      picture: 'scene-coffee',
      people: ['bio-hannah-feldman'],
      body: prose(
        'Yoga does not repair a schedule. Hannah Feldman treats physicians, and she has learned to ask about staffing first. In six evenings you take one cause of exhaustion in your service and remove it.',
        '## Before the course',
        'You measure three things for two weeks: hours after hours, messages per patient, and the number of times a physician asked for help and got none. We send the forms.',
        '## The evenings',
        '1. Read your measurements with three other services\n2. Find the work that nobody needs\n3. Find the work that somebody else should do\n4. Change the schedule, with the people who live by it\n5. What to say to a colleague you worry about\n6. Measure again',
        '## What it is not',
        'This course is no therapy and no substitute for it. It does not ask you to be more resilient, and it does not end with a poster. A list of confidential services in each state is on the first page of the material.',
      ),
      fields: {
        productType: 'Course',
        slug: 'well-being-is-an-operating-plan',
        outcomes: [
          'Measure three causes of exhaustion in your service',
          'Remove work that nobody needs',
          'Change a schedule with the people who live by it',
        ],
        categories: ['CPE Elective'],
        credits: 6,
        shortDescription:
          'Take one cause of exhaustion in your service and remove it, in six evenings and with your own numbers.',
      },
      variants: [
        online('41021201', withMemberPrice(545), {
          courseStartDate: day('Tue+30'),
          courseEndDate: day('Tue+30+35'),
        }),
        online('41021202', withMemberPrice(545), {
          courseStartDate: day('Tue+198'),
          courseEndDate: day('Tue+198+35'),
        }),
      ],
    }),
    ...product({
      id: 'course-meetings',
      name: 'Meetings That End With a Decision',
      picture: 'scene-board-meeting',
      people: ['bio-abara'],
      body: prose(
        'Tunde Abara canceled nine standing meetings and kept one. He tells you how he found out which. Then you do the same with your own calendar.',
        '## In three hours',
        '- Count what your meetings cost, in salaries\n- Sort them: decide, inform, belong\n- Write an agenda that consists of questions\n- End with a sentence, a name and a date\n- Take minutes in four lines',
        'You work with your calendar of the last month. The final task is a letter to your team that cancels one meeting and explains why. Most participants send it.',
        '## A rule to begin with',
        'If a meeting has no question, it is a message. Write the message. Participants who follow this rule for a month give back six hours a week, and half of them say that nobody noticed.',
        'The course is the shortest in our catalog, and it is the one that hospitals most often buy for a whole department. Ask us for group prices from five seats.',
      ),
      fields: {
        productType: 'Course',
        slug: 'meetings-that-end-with-a-decision',
        outcomes: [
          'Count what your meetings cost',
          'Write an agenda that consists of questions',
          'End a meeting with a sentence, a name and a date',
        ],
        categories: ['CPE Elective'],
        credits: 3,
        shortDescription: 'Cancel one meeting this week. Three hours, your own calendar, one letter.',
      },
      variants: [selfStudy('41021301', withMemberPrice(195))],
    }),
  ],
})
