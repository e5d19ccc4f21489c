import { prose } from '../../define.ts'
import type { FallCourse } from '../fall-institute.ts'

/** The day ends at 1 p.m. */
export const fridayCourses: readonly FallCourse[] = [
  {
    key: '4-difficult-conversation',
    name: 'The Difficult Conversation',
    onDay: 2,
    picture: 'scene-phone-call',
    people: ['speaker-okafor'],
    credits: 4.5,
    shortDescription:
      'The conversation that you have put off for a month, rehearsed with an actor until you can begin it.',
    outcomes: [
      'Say what happened in words that a camera could confirm',
      'Ask a question, and then be silent',
      'End with what happens next, and a day',
    ],
    body: prose(
      'Everyone has one: the colleague who is late, the friend who should retire, the surgeon who shouts. You bring yours. An actor plays the other person, and stops where the other person would.',
      '## How we work',
      'Groups of six have an actor of their own. You explain the case in three minutes, and then you begin. You may start again as often as you like, because the first sentence decides more than all that follow it.',
      '1. What happened, in words that a camera could confirm\n2. What it costs, and whom\n3. A question, and then silence\n4. What happens next, with a day',
      '## What it is not',
      'This is no course about being nice. Half of the conversations end with a consequence. It is a course about being clear without being cruel, which is harder than either.',
      'Nothing leaves the room. Names are changed at the door, and the notes of the actors stay with you.',
    ),
  },
  {
    key: '5-hiring',
    name: 'Hiring and Letting Go',
    onDay: 2,
    picture: 'scene-handshake',
    people: ['speaker-ingrid-halvorsen'],
    credits: 4.5,
    shortDescription:
      'Two decisions that shape a department more than any strategy, and that most of us make without practice.',
    outcomes: [
      'Ask four questions of everyone',
      'Hear what a reference leaves out',
      'Give a warning that is understood as one',
    ],
    body: prose(
      'You choose colleagues perhaps twenty times in a career, and you part with fewer. That is too seldom to get good at it by chance, and too important to leave to it.',
      '## Hiring',
      'We read four applications, without names, and each table ranks them. Then you see how the four did in their first year. The tables are always wrong about the same one, and the reason is worth the trip.',
      '- Four questions that you ask of everyone\n- References who tell you something\n- An offer that says what is hard about the job',
      '## Letting go',
      'The second half belongs to the end of a working relationship: the warning that is understood as one, the last conversation, and the hour after it, in which the team watches you. An employment attorney answers questions until nobody has any left.',
      'You leave with a calendar for the first ninety days of the next person whom you hire.',
    ),
  },
  {
    key: '6-peer-review',
    name: 'Peer Review Without Fear',
    onDay: 2,
    picture: 'scene-laboratory',
    people: ['speaker-thomas-brandt'],
    credits: 4.5,
    shortDescription:
      'A review that is fair, prompt and written so that it stands, and after which colleagues still eat together.',
    outcomes: [
      'Write a letter that is firm and does not wound',
      'Review a case without knowing its outcome',
      'Protect the person who reports',
    ],
    body: prose(
      'Peer review protects patients only if people report to it, and they report only if it is fair. This course takes one committee apart and puts it together again.',
      '## A case, three times',
      'The same case is reviewed by three tables: one knows the outcome, one knows the name, and one knows neither. You compare the three letters. Most participants change their own process on the flight home.',
      '## What you learn',
      '- To separate the person, the decision and the system\n- To write a finding that a colleague can accept and an attorney can defend\n- To close a case within thirty days\n- To thank the nurse who reported it',
      '## With whom',
      'Thomas Brandt has chaired reviews for twenty-six years, and brings two letters that he regrets. A risk manager and a former president of a medical staff sit on the panel.',
      'Bring the form that your committee uses. Without names, please.',
    ),
  },
]
