import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const reflection = seedFile({
  space: 'association',
  entries: [
    article(
      'what-your-calendar-says',
      {
        title: 'What your calendar says about you',
        summary:
          'Six chiefs let us read a year of their calendars. None of them had guessed where their time went; all of them could tell whom they had stopped listening to.',
        day: -33,
        tags: ['Self-Management', 'Time', 'Reflection'],
        authors: ['hannah-feldman', 'hartmann'],
        picture: 'scene-calendar',
      },
      `Before we opened the files we asked each chief to guess. How many hours a week do you spend with patients, with your own team, with people above you, and alone? The guesses were careful and modest. They were also wrong, all in the same direction.

| Hours a week | Guessed | Found |
| --- | --- | --- |
| With patients | 12 | 9 |
| With their own team | 14 | 7 |
| With people above them | 8 | 17 |
| Alone, to think | 5 | 1 |
| Unscheduled | 6 | 11 |

The five hours alone were the saddest line. They were in the calendar. They had titles such as *strategy* and *hold*. Eight times out of ten, something else had been put on top.

## The people who disappear

A calendar also shows who is no longer in it. We drew one line for every person whom the chief had met at least monthly at the start of the year, and looked for lines that ended.

Each of the six had between four and nine. Nobody had decided to stop. A standing conversation had been moved, then moved again, then “paused until things calm down”. We read the names aloud. After each one we waited. “She is the one who tells me when I am wrong,” said a chief of pediatrics about a line that had ended in February.

## What they did

We did not give advice, because everyone already knows it. We asked each chief to choose one line and begin it again within a week.

- One now walks to the parking structure with the night supervisor, twice a week.
- One has lunch with the residents and does not bring a telephone.
- One gave up a committee that he had chaired for eleven years. Nobody has replaced him. The committee has not met.

## Try it with a pen

You need no software. Print four weeks from a year ago and four weeks from last month. Use three colors: people who can give you something, people to whom you can give something, and nobody. Look at the pages from across the room.

Do it with somebody who knows you and does not report to you. Each of the six chiefs had an explanation for every color. It was only when another person asked, “And whose idea was that?” that they began to hear how often the answer was *nobody’s*.

Then look for a name that is on the first page and not on the second.`,
    ),
    article(
      'after-the-second-burnout',
      {
        title: 'After the second burnout',
        summary:
          'She had recovered once and knew the signs, and ignored all of them. An account of what helped, what did not, and which of her rules she still keeps.',
        day: -145,
        tags: ['Self-Management', 'Burnout', 'Reflection'],
        authors: ['bridget-sullivan'],
        picture: 'scene-train-home',
        doi: '11.1103',
        edition: 'plj-3',
      },
      `The first time, I did not know what it was. I was forty-one, I had come back from a deployment to run an intensive care unit, and I believed that I was tired. It took a colleague, a month of leave and a very patient psychologist. I learned the signs. I gave talks about them.

The second time, I watched the signs arrive one by one, and I had an explanation for each.

## The explanations

*I am not sleeping because we are short of staff.* We were. *I am short with people because they are late.* They were. *I have stopped reading because there is no time.* There was no time, because I was spending it on things that did not matter, because I could no longer tell which ones did.

Every explanation was true. That is what made them useless.

## What did not help

An app. A gratitude journal, which I kept for nine days and then felt guilty about. A well-meant award. Being told that I was strong.

## What helped

Somebody took something away from me. My deputy came into my office, closed the door, and said that she would run the Thursday meeting from now on, and the budget review, and that she had already told the team. I was furious for about an hour. Then I slept for eleven.

It also helped to be treated like a patient with a relapse: no surprise, no disappointment, a plan. We do not ask people with asthma why they did not learn from the first attack.

## Rules I still keep

1. Two people are allowed to tell me. They have it in writing. I may argue for five minutes, and then I do as they say.
2. I read a novel. When I have not turned a page for a week, I tell one of the two.
3. I do not give talks about burnout in a month in which I have worked more than two weekends.
4. Somebody else holds the key to my calendar.

The rule that I gave up is the one about exercise. I walk when I like.

## To the person who is explaining

You are probably right about the staffing. You may be right about everything. Ask somebody who loves you whether being right is making you well.`,
    ),
  ],
})
