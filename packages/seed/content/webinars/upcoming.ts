import { type SeedWebinar, webinar } from '../../catalogue/webinars.ts'
import { day, prose, seedFile } from '../../define.ts'

const webinars: readonly SeedWebinar[] = [
  {
    id: 'webinar-first-hour',
    title: 'The First Hour After Harm',
    slug: 'the-first-hour-after-harm',
    picture: 'scene-operating-room',
    people: ['bio-meera-krishnan', 'bio-thomas-brandt'],
    startsAt: day('Wed+10', '19:00-05:00'),
    durationMinutes: 60,
    variantId: '41040101',
    price: 79,
    shortDescription: 'What to say to a family, in which order, and what to leave to the second hour.',
    body: prose(
      'Something has gone wrong, and the family is in the waiting room. Meera Krishnan and Thomas Brandt play the next hour twice: once as it usually goes, once as it could. You see both, and you vote at five points.',
      '## You will be able to',
      '- Decide who speaks, who listens and who writes\n- Say what is known, what is not, and when the family hears from you again\n- Protect the team without hiding anything from anyone\n- Preserve what a review will need',
      'Half of the hour belongs to your questions. Bring cases, without names.',
    ),
  },
  {
    id: 'webinar-hiring',
    title: 'Hiring the Second Physician',
    slug: 'hiring-the-second-physician',
    picture: 'scene-handshake',
    people: ['bio-luis-ortega', 'bio-grace-liu'],
    startsAt: day('Tue+23', '12:00-05:00'),
    durationMinutes: 60,
    variantId: '41040201',
    price: 59,
    shortDescription: 'Small practices on the offer that worked, and the one that cost them a year.',
    body: prose(
      'The first physician of a practice is its founder. The second decides what it becomes. Four practices show the offers that they made: salary, call, the way to partnership, and the clause that one of them would pay to have back.',
      '## Agenda',
      '1. What a second physician costs before the first patient (10 minutes)\n2. Two offers that were accepted, one that was not (20 minutes)\n3. Partnership: when, how much, and who says no (15 minutes)\n4. Questions (15 minutes)',
      'You receive a spreadsheet with the costs, and two contracts with comments.',
    ),
  },
  {
    id: 'webinar-payer-contracts',
    title: 'Reading a Payer’s Contract',
    slug: 'reading-a-payers-contract',
    picture: 'scene-library',
    people: ['bio-marcus-bell', 'bio-reyes'],
    startsAt: day('Wed+45', '19:00-05:00'),
    durationMinutes: 75,
    variantId: '41040301',
    price: 79,
    shortDescription: 'Forty pages, nine clauses that matter, and the two that everybody signs unread.',
    body: prose(
      'Marcus Bell puts a contract on the screen and reads it aloud, for as long as the audience can bear it. Then he shows the nine clauses that matter. Daniel Reyes, who negotiates for nine hundred physicians, says which of them a small group can change, and which sentence to use.',
      '## Before you come',
      'Find the contract with your largest payer. Look for its date of renewal and its period of notice. In our experience half of the audience will discover something.',
    ),
  },
  {
    id: 'webinar-ai-scribes',
    title: 'A Scribe That Listens: One Year Later',
    slug: 'a-scribe-that-listens',
    picture: 'scene-data-screen',
    people: ['bio-iyer', 'bio-daniel-kim'],
    startsAt: day('Thu+66', '18:00-05:00'),
    durationMinutes: 60,
    variantId: '41040401',
    price: 0,
    shortDescription:
      'Two systems gave ambient scribes to six hundred physicians. Minutes, errors, money, and who gave theirs back.',
    body: prose(
      'Bay Medical Partners and Summit Ridge Health bought different products in the same month. After a year they compared: minutes of documentation, words in the note, errors that a patient noticed, and the number of physicians who returned the device.',
      '## Results in brief',
      '| Result | Bay Medical | Summit Ridge |\n| --- | --- | --- |\n| Physicians | 340 | 260 |\n| Minutes saved a day | 41 | 28 |\n| Notes corrected by patients | 1 in 60 | 1 in 95 |\n| Gave it back | 12% | 7% |',
      'The webinar is free for everybody. Continuing education credit is for members.',
    ),
  },
  {
    id: 'webinar-board-questions',
    title: 'Seven Questions Your Board Will Ask',
    slug: 'seven-questions-your-board-will-ask',
    picture: 'scene-board-meeting',
    people: ['bio-lindqvist'],
    startsAt: day('Mon+94', '19:00-04:00'),
    durationMinutes: 60,
    variantId: '41040501',
    price: 79,
    shortDescription:
      'A former chief executive asks what boards ask. Three volunteers answer, and so may you.',
    body: prose(
      'Per Lindqvist sits on three boards. He has collected the questions that physicians are asked there and has found that there are seven of them, in many disguises. In this webinar three volunteers answer all seven, with the camera on.',
      'If you would like to be one of the three, write to us when you register. You get an hour of preparation with the faculty beforehand.',
    ),
  },
]

export const upcomingWebinars = seedFile({ space: 'association', entries: webinars.flatMap(webinar) })
