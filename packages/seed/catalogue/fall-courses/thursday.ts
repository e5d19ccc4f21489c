import { prose } from '../../define.ts'
import type { FallCourse } from '../fall-institute.ts'

export const thursdayCourses: readonly FallCourse[] = [
  {
    key: '1-tired-decisions',
    name: 'How You Decide When You Are Tired',
    onDay: 1,
    picture: 'first-light',
    people: ['speaker-elena-petrova'],
    credits: 6.5,
    shortDescription:
      'You make your hardest decisions at the end of the day. Learn which of them can wait, and how to make the others safer.',
    outcomes: [
      'Know the hours in which you decide worst',
      'Move three decisions of your week to a better hour',
      'Write rules in the morning for decisions at night',
    ],
    body: prose(
      'Most leaders know how they drive when they are tired. Few know how they hire, forgive or sign. This course shows you, with your own decisions of the last month as the material.',
      '## In the morning',
      'You bring six decisions: three that you made before noon, and three that you made after six in the evening. In groups of four you compare them. The pattern is usually visible within the hour, and usually surprising.',
      '## After lunch',
      'We practice three tools that need no willpower: a list of decisions that are never made after seven, a question that a colleague may always ask you, and a default for each of your recurring approvals.',
      '## What you take home',
      'One page with your own limits, written so that your deputy can hold you to it. Six weeks later you get a letter from the person who sat beside you, with a question about that page.',
      '> I moved one meeting from five to eleven. It was the best decision that I made all year.',
    ),
  },
  {
    key: '2-quiet-chair',
    name: 'The Quiet Chair',
    onDay: 1,
    picture: 'backdrop-meadow',
    people: ['speaker-hannah-feldman'],
    credits: 6.5,
    shortDescription:
      'Lead a meeting in which you speak for less than five minutes, and in which everyone else is heard.',
    outcomes: [
      'Open a meeting with a question that cannot be answered with yes',
      'Wait for ten seconds',
      'Thank someone who disagrees with you, so that others do it, too',
      'Close with a decision that the quietest person could repeat',
    ],
    body: prose(
      'A chair who speaks first gets agreement, and hears nothing new. This course is about the other way to lead a meeting: to prepare it well, to ask, and then to be quiet.',
      '## What you practice',
      'Each participant chairs a meeting of fifteen minutes about a real subject, while three others observe. One counts who speaks. One writes down each question. The third watches what you do when nobody answers.',
      'After each meeting the three observers read out what they counted, and nothing else. You see how long you spoke, who never did, and which of your questions was an order. Then the next one takes the chair, and the group starts again.',
      '## For whom',
      'For everyone who leads a committee, a service or a group of peers who do not report to you. You need no experience, and a great deal of experience does no harm.',
      'Bring the agenda of a meeting that you dread. You leave with another one.',
    ),
  },
  {
    key: '3-your-calendar',
    name: 'What Your Calendar Says About You',
    onDay: 1,
    picture: 'scene-calendar',
    people: ['speaker-abara'],
    credits: 6.5,
    shortDescription:
      'Your calendar shows what you lead, whatever your plan says. Read it, then change three hours of it.',
    outcomes: [
      'Read last month’s calendar as a stranger would',
      'Give one day a week back to your own work',
      'Cancel a meeting without regret',
    ],
    body: prose(
      'You bring the calendar of four ordinary weeks, printed, and a box of colored pencils waits for you. By ten o’clock every hour has a color: what only you could do, what another person should have done, and what nobody needed.',
      '## The three hours',
      'Nobody can change a whole calendar. Three hours a week are enough, if you choose them well and defend them. You write the messages that free them: two refusals, one delegation, and one meeting that becomes a letter.',
      '## The hard part',
      'In the afternoon we talk about what fills an empty hour. Clinic, mail and other people’s urgency come back within a month, and each of them comes back through a door that you can name in advance.',
      '## Afterwards',
      'A colleague of the course calls you after thirty days and asks one question: what did you do with the three hours? Nine of ten have an answer.',
    ),
  },
]
