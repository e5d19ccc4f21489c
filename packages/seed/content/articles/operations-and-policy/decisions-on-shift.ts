import { article } from '../../../articles/article.ts'
import { entry, link, seedFile } from '../../../define.ts'

export const decisionsOnShift = seedFile({
  space: 'association',
  entries: [
    article(
      'the-meeting-nobody-misses',
      {
        title: 'The meeting nobody misses',
        summary:
          'A surgical service canceled nine standing meetings and kept one: ten minutes, standing, at the board where the day is planned. A year later turnover times had fallen by a fifth, and three people had withdrawn their resignations.',
        day: -19,
        tags: ['Operations and Policy', 'Meetings', 'Surgery'],
        authors: ['abara', 'kwame-boateng'],
        picture: 'scene-whiteboard',
        featured: true,
      },
      `Nobody decided to have ten standing meetings. They arrived one at a time, each with a reason, and none of them ever left. By last autumn the surgical service at Mercy Point spent 214 person-hours a week in meetings about surgery.

We canceled nine. The rule for choosing was simple: for two weeks, somebody at the door asked each person who came out what they would do differently because they had gone in. One meeting passed.

## The one that stayed

It is held at 6:50, at the board where the day is planned. It takes ten minutes and has no chairs. Whoever runs the board runs the meeting, which means that it is usually a nurse and never the chief.

There are four questions:

1. What is different from what the board says?
2. Which case worries you?
3. What are we short of?
4. Who needs to leave on time today?

The fourth question was a joke on the first morning. It is now the one that people come for.

## What happened to the other nine

Four turned out to be announcements. They became a page that is read at home. Two were complaints about each other, and ended when the other one ended. One was a meeting about the electronic record, which continues to have problems without it.

The remaining two had a real purpose, and we had been wrong to cancel them. The morbidity conference came back after five weeks, the vendor meeting after nine. Both came back shorter.

## The numbers

{{article-meeting-figures}}

Turnover time is easy to measure, so that is what we reported to the board. The number that I look at is the last one. Three people, two nurses and a surgeon, took back letters of resignation that I had already accepted. I asked each of them why. All three mentioned the fourth question.

## What I would warn you about

A meeting without chairs excludes people. We bring one for whoever needs it, and we do not ask. A meeting at 6:50 excludes parents; two of ours telephone in from the school parking lot, and they speak first.

And do not let it grow. In March somebody proposed a fifth question. It was a good one. It took the place of the third.`,
    ),
    entry('statsList', {
      id: 'article-meeting-figures',
      fields: {
        internalName: 'Article: figures of the meeting',
        columnCount: 3,
        backgroundColor: 'paleBlue',
        stats: [
          link('article-meeting-turnover'),
          link('article-meeting-hours'),
          link('article-meeting-letters'),
        ],
      },
    }),
    entry('stats', {
      id: 'article-meeting-turnover',
      fields: {
        internalName: 'Article: turnover time',
        figure: '−20%',
        label: 'turnover time, median',
        description: 'From 40 minutes to 32 in twelve months.',
      },
    }),
    entry('stats', {
      id: 'article-meeting-hours',
      fields: {
        internalName: 'Article: hours in meetings',
        figure: '36',
        label: 'person-hours a week in meetings',
        description: 'There had been 214.',
      },
    }),
    entry('stats', {
      id: 'article-meeting-letters',
      fields: {
        internalName: 'Article: letters of resignation',
        figure: '3',
        label: 'letters of resignation withdrawn',
      },
    }),
    article(
      'who-decides-at-night',
      {
        title: 'Who decides at night?',
        summary:
          'Between ten and six the most expensive decisions of a hospital are made by its most junior people. Three services wrote down who may decide what, and slept better.',
        day: -21,
        tags: ['Operations and Policy', 'Staffing', 'Safety'],
        authors: ['elena-petrova', 'priya-desai'],
        picture: 'scene-phone-call',
        doi: '10.1187',
        edition: 'plj-1',
      },
      `At two in the morning a second-year resident can open an operating room, transfer a patient to another city, or hold a bed that the emergency department needs. She can also decide not to wake anyone. It is the last decision that costs most.

Eleven hospitals took part in a study of night decisions. This is the account of three services in one of them: neurology, medicine and surgery.

## The list

We asked everyone who had worked nights in the past year to name decisions that they had made alone and had not wanted to. We expected twenty. There were 73. We sorted them into three columns.

| You decide | You decide and tell | You call first |
| --- | --- | --- |
| Imaging that does not leave the building | Transfer between units | Transfer out of the hospital |
| Holding a medicine | Stopping a medicine | Starting one that cannot be stopped |
| A family may stay | A family meeting before morning | Any talk about ending treatment |

Most of the work was the middle column. “Decide and tell” means a text message that needs no answer. It takes eleven seconds, and it means that somebody senior will have read it before rounds.

## The sentence at the top

The list had been in use for a month before anyone dared to use the third column. Attendings were kind at noon and short at three. So we put a sentence above the table and had all 44 attendings sign it:

> I would rather be woken for nothing than learn about it at seven.

The signatures mattered more than the sentence. One resident told us that she looks for the name of the attending on call, and then for the signature, and then dials.

## What changed

Calls between midnight and five doubled in the first month, then settled at one and a half times the old number. They became shorter. Transfers out of the hospital fell by a third. Two were prevented by a question that took less than a minute.

We had assumed that attendings would sleep worse. We asked them to keep a log. Those who were called more often fell asleep again faster: “I used to lie awake and wonder why nobody was calling.”

## Where it failed

In surgery the list failed at first, because the middle column looked like surveillance. It worked once the chief began to answer each message with what he would have done, when it was different, and with nothing when it was not. Silence had to come to mean *yes*.`,
    ),
  ],
})
