import { article } from '../../../articles/article.ts'
import { entry, link, prose, seedFile } from '../../../define.ts'

export const patientsAndWords = seedFile({
  space: 'association',
  entries: [
    article(
      'consent-in-plain-words',
      {
        title: 'Consent in plain words',
        summary:
          'Four patients in ten could not say, an hour later, what they had signed. A form of one page and a question changed that.',
        day: -112,
        tags: ['Quality and Risk', 'Communication', 'Families'],
        authors: ['marcus-bell', 'leticia-moreau'],
        picture: 'scene-handover',
        doi: '12.1011',
        edition: 'jmpm-2',
      },
      `A consent form has two readers. One is a patient in a gown. The other is a lawyer in about four years. Most forms are written for the second.

Ours had nine pages. It was in English, at the level of a third-year college student, and it was signed on average fifty minutes before the operation. We asked two hundred patients an hour after they had signed: what are you having done, what could go wrong, and what else could you have chosen? Forty-one percent could not answer two of the three.

## One page

The new form has one page for the patient and three for the record. The page has five sentences with blanks, which the surgeon fills in by hand.

- You have … . We would like to … .
- Most people feel … afterward, for about … .
- Of one hundred people, about … have this problem: … .
- You could also … , or wait. If you wait, … .
- What matters most to you about this? …

The last blank is filled in by the patient.

## And one question

“So that I know whether I explained it well: what will you tell your family tonight?” It is called teach-back, and it is older than either of us. It takes ninety seconds. The first sentence is important. It is a test of the surgeon, and not of the patient.

{{consent-checklist}}

## Results

After six months, 88 percent could answer two of the three questions. Nine patients decided against an operation that had been scheduled. Their surgeons, asked in private, agreed with six of the nine.

It takes surgeons four minutes longer. They objected, and then most of them found that the calls on the evening after the operation became fewer: people who know what to expect do not need to ask whether it is normal.

Our malpractice carrier read the page and asked whether we were sure. One of us is a lawyer, and answered in writing: a long form proves that paper was signed. A page in the surgeon’s own hand, with a sentence in the patient’s, proves that two people talked.`,
    ),
    entry('checklist', {
      id: 'consent-checklist',
      fields: {
        internalName: 'Article: before the signature',
        checklistTitle: 'Before the signature',
        checklistItems: ['interpreter', 'glasses', 'time'].map((id) => link(`consent-check-${id}`)),
        backgroundColor: 'paleBlue',
      },
    }),
    entry('checklistItem', {
      id: 'consent-check-interpreter',
      fields: {
        title: 'Is there an interpreter, and not a cousin?',
        content: prose(
          'Relatives leave out what they cannot bear to say. Book the interpreter when you book the operation.',
        ),
      },
    }),
    entry('checklistItem', {
      id: 'consent-check-glasses',
      fields: {
        title: 'Glasses, hearing aids, teeth',
        content: prose(
          'They are taken away before an operation. Give them back for five minutes. People do not ask what they did not hear.',
        ),
      },
    }),
    entry('checklistItem', {
      id: 'consent-check-time',
      fields: {
        title: 'A night in between',
        content: prose(
          'Unless it is urgent, the page goes home with the patient. About one in six comes back with a question written on it.',
        ),
      },
    }),

    article(
      'interpreters-before-the-first-question',
      {
        title: 'An interpreter before the first question',
        summary:
          'In labor, an hour without a common language is long. A maternity unit made the interpreter part of the door, and not of the request.',
        day: -642,
        tags: ['Quality and Risk', 'Equity', 'Communication'],
        authors: ['leticia-moreau'],
        picture: 'scene-waiting-room',
      },
      `In our triage room, a nurse used to ask: “Do you need an interpreter?” Half of the patients who did need one said no. They had come with a sister. They did not want to be a burden. Or they had understood the question, and took that as proof that they would understand the rest.

We no longer ask whether. We ask: “In which language do you want to have this baby?”

That is the whole intervention, and I could end here. But it needed some plumbing.

- The screen on which a patient is registered has the languages of our county on it, in their own letters, in large type. Patients point.
- A video interpreter is connected before the nurse comes in, not after.
- For the five most frequent languages an interpreter is in the building from six to midnight. At night it is video, and the cart is charged. The cart used to be a matter of luck.
- The interpreter introduces herself with the sentence: “Everything that is said in this room, I will say, also when they talk to each other.”

The last point changed us. Clinicians talk over patients in English as though a curtain were between them. When each aside is translated, one makes fewer asides.

We compared 800 births before with 800 after, among women who did not speak English at home. The use of interpreters rose from 38 to 94 percent. Epidurals that were wanted and came too late fell from 14 to 5 percent. Unplanned cesareans fell from 29 to 26 percent, which may be chance.

The program costs $190,000 a year. We did not try to show a return. Nobody had ever asked the department to show a return on speaking English.

A woman whose first child had been born with us without an interpreter, and her second with one, told me that the first time she had thought we were angry. We were not angry. We were talking about the schedule.`,
    ),

    article(
      'the-camera-in-operating-room-six',
      {
        title: 'The camera in operating room six',
        summary:
          'A surgeon asked to be filmed for a year. He expected to see his hands. He mostly saw his back.',
        day: -726,
        tags: ['Quality and Risk', 'Surgery', 'Openness'],
        authors: ['patrick-omalley'],
        picture: 'scene-operating-room',
      },
      `I asked for the camera because of golf. I had paid a man two hundred dollars to film my swing, and had learned more in ten minutes than in ten years. It occurred to me on the drive home that I had replaced about four thousand hips and had never seen one done by me.

It took most of a year to get permission. The lawyers wanted to know who would own the film. The staff wanted to know who would watch it. The answer to both, in the end, was the same: I would own nothing, we would watch it together, and it would be erased after thirty days.

## What I expected

I expected to look at my hands. My hands are fine. I watched them for about an hour, and they did not teach me much.

## What I saw

I saw my back. I stand with it to the scrub nurse for two thirds of the operation. When I ask for something, I ask the wall. On the film one sees her lean forward to hear.

I saw that I ask “Everyone all right?” about every twenty minutes, and never wait for an answer. In fourteen operations nobody gave one.

I saw a student faint, get caught by the anesthesiologist, and be laid down behind me. I had not known. That was in March. She is in dermatology now.

And I saw the count interrupted by me, twice, for a story.

## What we changed

We moved the table by two feet, so that I face the nurse. I ask “What do you see that I do not?” and look up until somebody speaks. It takes six seconds. In the first week, a technician said that the retractor was on the nerve. It was.

Four colleagues now do the same. We watch ten minutes of each other’s films a month, with the teams. There are two rules: the person who was filmed speaks first, and nobody says “I would have.”

I went back to the golf man. He says that I stand with my back to the target, too.`,
    ),
  ],
})
