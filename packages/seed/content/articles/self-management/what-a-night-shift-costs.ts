import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const nightShift = seedFile({
  space: 'association',
  entries: [
    article(
      'what-a-night-shift-costs-the-week-after',
      {
        title: 'What a night shift costs the week after',
        summary:
          'A critical care physician measured his own sleep, errors and temper for a year. The night itself turned out to be the cheap part. With a schedule that pays the bill earlier.',
        day: -20,
        tags: ['Self-Management', 'Sleep', 'Scheduling'],
        authors: ['wei-zhang', 'elena-petrova'],
        picture: 'scene-night-shift',
        doi: '11.1109',
        edition: 'plj-1',
      },
      `For eleven years I have watched over intensive care beds at night, from a room with nine screens. I am good at nights. I like the quiet, I like the nurses who like the quiet, and I had always believed that a night cost me one day. I went to bed at eight, got up at two, and was myself again by dinner.

Then our insurer asked for data about fatigue, and since I could not think of a way to measure my colleagues that they would have liked, I measured myself. My coauthor, who studies tired people for a living, agreed to look at the numbers without knowing which days had followed a night.

I am one person. Nothing here is proof. But several hundred colleagues have since done the same, and what they write to us looks more like my year than like my belief.

## What I measured

Four things, every day, for 365 days:

- **Sleep**, with a ring, in minutes
- **Attention**, with a test of five minutes at ten in the morning and at four in the afternoon
- **Small errors**: anything that I had to correct, from a wrong date to a wrong dose that the pharmacist caught
- **Temper**: my wife gave me a number from one to five before she read the newspaper

I worked 84 nights in that year, mostly in blocks of two or three.

## The night is cheap

During the nights themselves I made hardly more errors than by day. I was alert until about four, poor until six, and saved at six by light and coffee. Everybody around me was awake and watching as well. A hospital at night expects you to be tired. It double-checks.

The next day was also cheap, since I was asleep for it.

## The bill comes on the third day

| Days since the last night | Lapses of attention | Small errors | Temper (5 is worst) |
| --- | --- | --- | --- |
| 1 | 4.1 | 0.9 | 2.2 |
| 2 | 6.0 | 1.6 | 2.9 |
| 3 | 7.8 | 2.4 | 3.6 |
| 4 | 6.3 | 1.9 | 3.1 |
| 5 | 4.4 | 1.1 | 2.3 |
| 6 or more | 3.2 | 0.7 | 1.8 |

The worst day was the third one. By then I felt well. I had slept two nights in my own bed, I had returned to meetings, and I had told everyone that I was back. On the third day after a block I signed the wrong form, missed the exit twice, and had all three of the arguments that my wife still remembers.

My coauthor says that this is what one should expect. The clock in the body moves by about an hour a day. After three nights it has been pushed by five hours or more. On the first day one is tired and knows it. On the third day one is no longer tired, and the clock is still wrong.

### What I had put on the third day

I looked at my calendar. Because I felt well on the third day, I had put there whatever needed a clear head: the budget meeting, the difficult conversation, the interviews. In one year I interviewed eleven candidates on a third day. We hired two, and both were mistakes. I shall not claim that sleep was the reason. I shall only say that I no longer do it.

The interviews are the example that I tell, because nobody was hurt. The other one I tell seldom. On a third day I met the parents of a young man who was not going to wake up. I had had such conversations for twenty years. I gave them the facts in a good order, and I did not notice, until my nurse touched my sleeve, that the father had asked me the same question three times.

## What does not help

I tried most of what people recommend.

1. *A nap before the night.* It helped the night. It did nothing for the third day.
2. *Staying up after the night, to sleep better the next one.* It made the first day dangerous and the third one worse.
3. *Melatonin.* A little, for the second day.
4. *A second coffee at two in the afternoon.* It moved my bedtime, and with it the bill.
5. *Telling myself that I was used to it.* After eleven years I was used to it. The numbers were not.

## What helps

Three changes survived the year.

**A ramp.** I no longer return from nights to days. I return to an evening: two half days that begin at noon. It costs the department eight hours for each block, and I will come back to who pays for them.

**A protected third day.** No decisions about people, no signatures that commit money, no driving after dark. My assistant calls it Wednesday, whichever day it is.

**A sentence.** On days two to four I tell whoever I meet: “I was on nights until Sunday. Please check what I say.” I feared that it would cost me authority. The fellows have begun to say it as well.

### What the department did

When I showed the table to our group, nobody doubted it, and nobody had eight hours to give away. So we counted what a third day costs: repeated orders, corrected notes, one hour of apology here and there. We came to about six hours for each block. We were already paying. We only paid later, and to nobody in particular.

The new schedule has been in place for fourteen months. It has blocks of two nights, never three. A ramp follows each block. The hours come from a weekly meeting which used to be attended by twelve people and is now a page.

> I had thought of recovery as a private matter, like dental care. It is a line in the budget. It always was.

### The objections

We heard four, and three of them were fair.

*“It only moves the bill to those who work by day.”* In the first months it did. The two half days of the ramp were covered by the same two people, who lived nearby and did not complain. We now draw lots for the cover in January, for the whole year, and everyone can see who has done how much.

*“Some people recover faster.”* They do. Those under thirty-five in our group had their worst day on the second day, and it was less bad. Those over fifty had it on the fourth. We talked for a long time about whether the ramp should depend on age and decided that it should not, since the day when one is asked to prove that one is tired is not a day on which one can.

*“Surgeons have done this for a hundred years.”* They have, and somebody was always there to pay.

*“The test is artificial.”* It is. Pressing a button when a light comes on is not medicine. But the pharmacist’s calls were real, and they followed the same curve. When we showed her the figure, she was not surprised. “I always know when you people have been on nights,” she said. “I keep a second pencil.”

## What I would ask you to try

Not a year. Try four weeks and one number. Put a small mark on a card for each thing that you have to correct, and write down how many days it has been since your last night. Do not look at the card until the end.

If you are a chief, do not ask your colleagues for their cards. Show them yours.

And before you put the difficult conversation on Thursday because you will be rested by then, count the days.`,
    ),
  ],
})
