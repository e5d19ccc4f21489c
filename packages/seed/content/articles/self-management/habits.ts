import { article } from '../../../articles/article.ts'
import { entry, link, seedFile } from '../../../define.ts'

export const habits = seedFile({
  space: 'association',
  entries: [
    article(
      'an-inbox-with-two-drawers',
      {
        title: 'An inbox with two drawers',
        summary:
          'A medical director received 190 messages a day. Sorting them by sender, subject and color did not help. Sorting them by what he was afraid of did.',
        day: -49,
        tags: ['Self-Management', 'Time', 'Technology'],
        authors: ['luis-ortega'],
        picture: 'scene-home-office',
        doi: '11.1110',
        edition: 'fast-practice-2',
      },
      `**The problem.** By Wednesday I had about 400 unread messages, by Friday 700. I had tried folders, flags and a consultant.

**What it costs.** I counted for two weeks: 2 hours and 40 minutes a day, most of it spent rereading messages that I had not dared to answer.

**The fix.** Two drawers.

1. *Now.* Anything that I can answer in fewer than three sentences. I answer it when I first see it, or I delete it.
2. *Scared.* Anything that I have opened twice without answering. It moves there by itself; a rule does it.

The second drawer has an appointment: every day at eleven, for thirty minutes, with the door closed. When I looked into it for the first time there were 41 messages. All of them belonged to one of four kinds: I did not know the answer, I knew it and it was no, I had promised something, or I was angry.

For each kind there is a first sentence.

| Kind | First sentence |
| --- | --- |
| I do not know | “I do not know yet. I will by Friday.” |
| It is no | “The answer is no, and here is why.” |
| I promised | “I am late with this. You will have it on Tuesday.” |
| I am angry | “Please call me.” |

Two warnings. The first week is unpleasant, since the drawer holds everything that you have avoided for a year; take ten messages a day and no more. And the rule works only if somebody protects the half hour. Mine is in the calendar as *pharmacy*, which nobody has ever tried to move. My assistant knows. So, by now, does the pharmacist, who has asked for a half hour of his own.

**The check.** After thirty days the *Scared* drawer should be empty on most evenings. Mine is, on three of five. I now spend an hour and ten minutes a day on messages. The consultant’s folders are still there. They are very tidy.`,
    ),
    article(
      'twelve-weeks-on-the-stairs',
      {
        title: 'Twelve weeks on the stairs',
        summary:
          'Eight leaders moved their one-on-one meetings to a staircase of nine floors. They lost some weight. That is not why they are still doing it.',
        day: -80,
        tags: ['Self-Management', 'Health', 'Meetings'],
        authors: ['rosa-jimenez', 'oluwaseun-adeyemi'],
        picture: 'scene-stairs',
        doi: '11.1111',
        edition: 'fast-practice-3',
      },
      `The county building has an elevator, which is slow, and a staircase, which is empty. In the spring eight of us agreed to hold each one-on-one meeting on the stairs for twelve weeks: up to the ninth floor, down again, and up until we were finished.

{{article-stairs-figures}}

## What we noticed

**Meetings became shorter.** A conversation that takes thirty minutes in chairs took about eighteen. Nobody says “just to build on that” on the sixth floor.

**Difficult things were easier to say.** Two people on a staircase look ahead. A supervisor told one of us, somewhere above the fourth floor, that she wanted to resign. She said later that she could not have said it across a desk. She stayed.

**Rank became audible.** Whoever breathes harder listens more.

## What did not work

Anything with paper. Anything confidential below the third floor, where the doors are thin. Meetings with three people, because of the landings. And it excludes: we asked everyone in private beforehand, and for two colleagues the meeting went around the courtyard. One of the eight moved there for good, and says that the courtyard is better.

## Try it

1. Choose one weekly meeting with one person.
2. Ask, do not announce.
3. Stop at the top for a minute. The sentence that matters is often said there.`,
    ),
    entry('statsList', {
      id: 'article-stairs-figures',
      fields: {
        internalName: 'Article: figures of the staircase',
        title: 'Twelve weeks, eight leaders',
        columnCount: 3,
        stats: [
          link('article-stairs-meetings'),
          link('article-stairs-floors'),
          link('article-stairs-minutes'),
        ],
        backgroundColor: 'paleBlue',
      },
    }),
    entry('stats', {
      id: 'article-stairs-meetings',
      fields: { internalName: 'Article: meetings on the stairs', figure: '288', label: 'meetings' },
    }),
    entry('stats', {
      id: 'article-stairs-floors',
      fields: { internalName: 'Article: floors climbed', figure: '4,300', label: 'floors climbed' },
    }),
    entry('stats', {
      id: 'article-stairs-minutes',
      fields: {
        internalName: 'Article: minutes of a meeting',
        figure: '18 min',
        label: 'length of a meeting, median',
        description: 'In chairs it had been 30.',
      },
    }),
    article(
      'ten-minutes-before-rounds',
      {
        title: 'Ten minutes before rounds',
        summary:
          'A hospitalist arrives ten minutes early and spends them in one place, doing one thing. It is not meditation, and it is not the computer.',
        day: -300,
        tags: ['Self-Management', 'Time', 'Nursing'],
        authors: ['adaeze-nwosu'],
        picture: 'scene-morning-round',
      },
      `I stand at the window at the end of 4 West and ask the night nurse to tell me about one patient. Her choice. I do not open the chart, and I do not ask for numbers.

It began by accident. The computers were down one morning, and I had ten minutes and nothing to look at. Thelma, who had worked nights on that unit for twenty-two years, leaned on the sill and said, “You want to know who worries me?”

It was not the patient in the step-down bed. It was a man who was going home that day and had asked her three times what day it was. He did not go home. He had a bleed, a small one, and is fine.

Since then I have stood there on about six hundred mornings. I have kept a list, because I like lists.

- In about one conversation in nine I learned something that was not in the chart and changed what I did.
- In about one in three I learned something about the nurse.
- In nearly all of them nothing happened, and I began rounds in a good mood.

I have been asked to turn this into a program. There was a form. I said that I would rather not. It works because she chooses, and because I have nothing in my hands.`,
    ),
    article(
      'keep-one-clinic-day',
      {
        title: 'Keep one clinic day',
        summary:
          'Every administrator is advised to give up the clinic. A chief executive explains what her Tuesday is for, what it costs, and how she defends it.',
        day: -415,
        tags: ['Self-Management', 'Primary Care', 'Careers'],
        authors: ['grace-liu'],
        picture: 'scene-calendar',
      },
      `I see patients on Tuesdays. I am told about once a month that a chief executive should not. The arguments are good. My panel is small, my productivity is poor, and an hour of my time could be spent on four million dollars.

Here is what the day is for. On Tuesday I use the software that I bought. I wait for the interpreter whom I cut to half time. I hear how [the call center, of whose numbers I am proud](/articles/doi/10.55835/11.1115), sounds to a woman of eighty who has pressed four. In my first year, nine of the twelve decisions that I reversed were reversed on a Wednesday.

## What it costs

It costs me a fifth of my week, and it costs my team an executive who cannot be reached on that day. It costs money: by our own accounting the clinic loses about $31,000 a year on me. I report this to the board each spring. A director once called it the cheapest consultant that we have.

## How I defend it

- It is in my contract. What is not in the contract will be gone by the second crisis.
- My patients know what I do on other days. They are not shy.
- I share the panel with a colleague who can see them when I am away. Without her it would be irresponsible.
- I do not use it as a stage. No photographer has ever come on a Tuesday.

There is an argument against me that I take seriously. A patient should not have to wonder whether her doctor is thinking about a bond rating. I have wondered about it, too. On two Tuesdays in nine years I asked my colleague to take the clinic, because I was not there, although I was in the room. I believe that physicians who only see patients have such days as well. They have no one to whom they may say it.

If one day is impossible, keep a half. If that is impossible, work a shift at the front desk once a quarter, without a sign. You will learn within an hour what your people have stopped telling you.`,
    ),
  ],
})
