import { prose } from '../../define.ts'
import type { FallCourse } from '../fall-institute.ts'

export const saturdayCourses: readonly FallCourse[] = [
  {
    key: '7-honest-budget',
    name: 'A Budget That Tells the Truth',
    onDay: 3,
    picture: 'scene-budget',
    people: ['speaker-grace-liu'],
    credits: 6.5,
    shortDescription:
      'Build the budget of a service from the visits up, and defend it before someone who has heard every excuse.',
    outcomes: [
      'Find the weakest line of a budget',
      'Present a number with its doubt',
      'Defend a budget in eight minutes',
    ],
    body: prose(
      'Most budgets are last year’s budget with a percentage. This one begins with a visit: who comes, what it takes, what it brings, and what happens when ten more come.',
      '## The papers of a real hospital',
      'You get the books of an orthopedic service, with the names removed. It looks healthy. By eleven you have found the two lines that hide the loss, and the one that hides a profit.',
      '## The afternoon',
      'You build a budget for the next year, with one new physician and one clinic less. Each table presents for eight minutes to a former chief financial officer, who says no at first. She says no for reasons, and you learn to hear them.',
      '## You need',
      'A laptop with a spreadsheet, and no knowledge of finance. If you have some, you get the harder service.',
      'The sheet is yours. Participants use it for about three years, and then send us a better one.',
    ),
  },
  {
    key: '8-boards',
    name: 'What Boards Ask',
    onDay: 3,
    picture: 'backdrop-boardroom',
    people: ['speaker-lindqvist'],
    credits: 6.5,
    shortDescription:
      'Sit on both sides of the table: present to a board in the morning, and ask its questions in the afternoon.',
    outcomes: [
      'Answer the five questions that boards ask',
      'Bring one page instead of twenty',
      'Say “I do not know” and stay in the room',
    ],
    body: prose(
      'Physicians prepare for the question that they fear. Boards ask another one. This course shows you which, by letting you sit on the other side.',
      '## In the morning you present',
      'Ten minutes, four pages, one decision. The board consists of three people who sit on real ones: a banker, a former judge and the owner of a bakery. Their questions are short, and the third one is always about people.',
      '## In the afternoon you ask',
      'Now you are the board. You get the papers forty minutes before the meeting, as boards do. You find out how little of a good report reaches someone who has not lived it, and what would have helped.',
      '- The first page, and what must be on it\n- Risk in words, not in colors\n- What to say when you do not know\n- How to bring bad news early',
      'Everyone goes home with the notes that the board took about them.',
    ),
  },
  {
    key: '9-strategy',
    name: 'Strategy on One Page: The Workshop',
    onDay: 3,
    picture: 'meeting-circles',
    people: ['speaker-ingrid-halvorsen', 'speaker-lindqvist'],
    credits: 6.5,
    shortDescription:
      'One page for your service by three in the afternoon: what you will do, and the two things that you will stop.',
    outcomes: [
      'Write your strategy on one page',
      'Name what you will stop',
      'Hear a board’s objections before the board has them',
    ],
    body: prose(
      'A plan that fits on one page can be remembered, and a plan that is remembered can be refused. That is why the page is hard to write, and why it works.',
      '## Until noon',
      'You answer four questions about your service, each in one sentence. A colleague from another state reads them and crosses out what she has read before. What remains is usually two lines, and usually good.',
      '## Until three',
      'You add three steps for the next year, each with a name and a day. Then you write down two things that you will stop. Two colleagues try to break the page for twenty minutes, politely and thoroughly.',
      '## What you should know',
      'The workshop is the short form of our course of the same name. It suits leaders who already have a plan of sixty pages, and suspect that nobody has read it.',
      'Bring that plan. We weigh it at the beginning.',
    ),
  },
]
