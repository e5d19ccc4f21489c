import { type SeedWebinar, webinar } from '../../catalogue/webinars.ts'
import { day, prose, seedFile } from '../../define.ts'

const webinars: readonly SeedWebinar[] = [
  {
    id: 'webinar-handover',
    title: 'A Handover in Nine Minutes',
    slug: 'a-handover-in-nine-minutes',
    picture: 'scene-night-shift',
    people: ['bio-priya-desai'],
    startsAt: day('Tue-19', '12:00-05:00'),
    durationMinutes: 45,
    variantId: '41040601',
    price: 39,
    shortDescription: 'Twenty-four patients, two teams, nine minutes: a hospital shows its handover, uncut.',
    body: prose(
      'Good Harbor rebuilt its evening handover around one rule: nobody reads aloud what the other can read alone. Priya Desai shows a recording of one evening without cuts and explains what was left out, and why.',
      '## What is in the recording',
      '- The handover itself, nine minutes and twelve seconds\n- A conversation with the night team, a year later\n- The card with five lines that everybody carries\n- Answers to thirty questions from the audience',
    ),
  },
  {
    id: 'webinar-well-being',
    title: 'Beyond Pizza: Measuring Well-Being',
    slug: 'beyond-pizza',
    picture: 'scene-garden',
    people: ['bio-hannah-feldman'],
    startsAt: day('Wed-47', '19:00-04:00'),
    durationMinutes: 60,
    variantId: '41040701',
    price: 39,
    shortDescription:
      'Five numbers that say more about exhaustion than any survey, and none of them needs a questionnaire.',
    body: prose(
      'Surveys of burnout tell you in spring how people felt in fall. Hannah Feldman shows five numbers that every hospital already has, that move within weeks, and that a chief can change.',
      '1. Work in the chart after 9 p.m.\n2. Messages for each patient\n3. Vacation days that lapse\n4. Shifts that are swapped in the last two days\n5. The time from a request for help to help',
      'The recording includes the spreadsheet and a conversation with a chief financial officer who asked the best question of the evening.',
    ),
  },
  {
    id: 'webinar-rural-call',
    title: 'Call With Three Physicians',
    slug: 'call-with-three-physicians',
    picture: 'scene-phone-call',
    people: ['bio-robert-tsosie', 'bio-luis-ortega'],
    startsAt: day('Thu-82', '18:00-04:00'),
    durationMinutes: 60,
    variantId: '41040801',
    price: 0,
    shortDescription:
      'Every third night is too often. What five small hospitals did about it, together and alone.',
    body: prose(
      'With three physicians, everybody is on call every third night, and every second one when somebody is ill. Five hospitals in four states describe what they changed: shared call by telephone, paid rest, a nurse who answers first, a neighbor thirty miles away.',
      'The recording is free for everybody, because the people who need it most have no budget for it.',
    ),
  },
  {
    id: 'webinar-budget',
    title: 'Your First Budget Meeting',
    slug: 'your-first-budget-meeting',
    picture: 'scene-budget',
    people: ['bio-grace-liu', 'bio-hartmann'],
    startsAt: day('Tue-131', '12:00-04:00'),
    durationMinutes: 60,
    variantId: '41040901',
    price: 39,
    shortDescription: 'A budget meeting on stage: what is said, what is meant, and when to be silent.',
    body: prose(
      'Grace Liu plays the chief financial officer. Lin Hartmann plays a new chair who wants two nurses. The audience stops the scene whenever it hears a word that it does not know, and there are many.',
      '## A glossary comes with it',
      'Forty-two words from “accrual” to “zero-based”, each in one sentence and with one example from a clinic.',
    ),
  },
  {
    id: 'webinar-feedback',
    title: 'Feedback to Someone Older Than You',
    slug: 'feedback-to-someone-older-than-you',
    picture: 'scene-huddle',
    people: ['bio-okafor', 'bio-adaeze-nwosu'],
    startsAt: day('Wed-180', '19:00-04:00'),
    durationMinutes: 60,
    variantId: '41041001',
    price: 39,
    shortDescription: 'He taught you to suture. Now you must tell him that his complication rate has risen.',
    body: prose(
      'The most requested subject of the year: how to give feedback to a physician who trained you. An actor plays a surgeon of sixty-four. Adaeze Nwosu has the conversation three times, each time in another way, and the audience chooses the one that it would like to receive.',
      '- Prepare: one fact, one question, one wish\n- Choose the place: never the office of either\n- Begin with the fact\n- Wait',
      'The recording ends with what the surgeon, out of costume, has to say.',
    ),
  },
]

export const recordedWebinars = seedFile({ space: 'association', entries: webinars.flatMap(webinar) })
