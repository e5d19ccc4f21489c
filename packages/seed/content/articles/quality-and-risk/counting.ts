import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const counting = seedFile({
  space: 'association',
  entries: [
    article(
      'count-what-families-see',
      {
        title: 'Count what families see',
        summary:
          'A children’s hospital asked parents to report harm. They found a third of it first, and almost none of it was in the hospital’s own system.',
        day: -16,
        tags: ['Quality and Risk', 'Measurement', 'Families'],
        authors: ['meera-krishnan'],
        picture: 'scene-waiting-room',
        doi: '12.1005',
        edition: 'plj-1',
      },
      `Every quarter our harm rates go to the families’ council before they go to the board. Two years ago a father on the council looked at a chart and said, “This is not my son’s year.” His son had been given a double dose of an anticonvulsant and slept for a day. It was not in our data. Nobody had filed a report, because nobody but the parents had thought that it was harm.

So we asked. On every day of a stay, a parent receives a text message with one question: did anything happen today that should not have happened? The answer goes to a nurse on the quality team, who calls back within a day.

## What came in

In twelve months there were 1,918 messages from 11,400 stays. We grouped them with two parents and two clinicians in the room.

- 58 percent were about comfort: noise, waiting, a meal.
- 23 percent were about communication, mostly that two people had said different things.
- 13 percent were a hazard that had reached nobody.
- 6 percent, or 115 messages, described harm.

Of the 115, reviewers confirmed 97. Our own reporting system had 34 of them.

## What parents know

Parents know how their child breathes. They know which arm hurts. They notice when the night team does something that the day team said would not be done. Of the confirmed events, the largest group was medicines given late or twice, and the second was pain that was recorded as absent.

None of this is a criticism of nurses, who file most of our reports and have no time to file more. It is a second pair of eyes that was already in the room, awake.

## What was hard

The first call back was hard. Some of our nurses feared that families would look for fault, and some families feared that a complaint would follow their child through the building. We wrote a sentence for the beginning of the call: “Your child’s team does not know who wrote to us, unless you want them to.” Four in five wanted them to.

The chart that we now show to the council has two lines, one from our system and one from the families. They are drawn in the same thickness. In the past quarter they moved toward each other for the first time.`,
    ),

    article(
      'equity-hides-in-the-average',
      {
        title: 'Equity hides in the average',
        summary:
          'A region’s blood pressure control rose to 71 percent, and the gap between its groups rose with it. How to read one’s own averages with suspicion.',
        day: -79,
        tags: ['Quality and Risk', 'Equity', 'Data'],
        authors: ['rosa-jimenez', 'meera-krishnan'],
        picture: 'scene-data-screen',
        doi: '12.1006',
        edition: 'plj-2',
      },
      `The average was good news. In four years the share of patients with controlled blood pressure had risen from 62 to 71 percent in the clinics of our county. There was a press release. One of us wrote it.

Then a student asked for the table behind it.

| Group | Before | After | Change |
| --- | --- | --- | --- |
| All patients | 62% | 71% | +9 |
| English speakers with a portal account | 66% | 79% | +13 |
| English speakers without one | 60% | 66% | +6 |
| Other languages, with an account | 61% | 70% | +9 |
| Other languages, without one | 55% | 55% | 0 |

We had improved care for people who could use what we had improved. The home monitor sent its readings through the portal. The reminder came through the portal. The portal was in English, and in Spanish if one knew where to press.

## Three habits

Since then both of our teams follow three habits. None needs a new system.

### Ask who cannot use it

Before a project begins, write down who will not be able to use it, in numbers. If the answer is “nobody,” you have not finished. For the monitor the answer would have been 14,200 people.

### Split before you celebrate

No average leaves the building before it has been split by language, age, insurance and neighborhood. Four splits take a morning. If a group is too small for a percentage, name the number of people and go and talk with some of them.

### Set the target for the slowest line

Our new target has no average in it. It says that by the end of next year, no group will be below 65 percent. It changed the budget at once: the money for a third version of the app went to six community health workers and 900 monitors that call a telephone line.

## What we do not know

The line that had not moved has moved by seven points in a year. We would like to say that the health workers did it. It may also be that the people who were easiest to reach came first, as they always do. We split the line again, and some of it is still flat.`,
    ),

    article(
      'how-to-read-a-control-chart',
      {
        title: 'How to read a control chart without a statistician',
        summary:
          'Most charts that a leadership team sees are made to be explained. A control chart is made to be argued with. A long introduction for people who have nodded at one for years.',
        day: -420,
        tags: ['Quality and Risk', 'Measurement', 'Data'],
        authors: ['meera-krishnan'],
        picture: 'scene-whiteboard',
      },
      `I have sat in many meetings where a line on a screen went up and someone was praised, and then went down and someone was asked to explain. In most of them, nothing had happened. The line had done what lines do.

A control chart answers one question: has something changed, or is this the usual noise? It does not say whether the level is good. It does not say who should be thanked. It is a modest tool, which may be why it is used so little by ambitious people.

This article explains how to read one, how to draw one on paper, and four mistakes that I have made with them.

## Two kinds of variation

Weigh yourself every morning for a month. The numbers will differ. Some of the difference comes from salt, water and the scale. That is *common cause* variation: it comes from the system as it is, and no single day deserves an explanation.

Now imagine that you catch the flu and lose six pounds. That is *special cause* variation. It has a reason, and it is worth finding.

The two call for opposite responses. If you look for a reason behind common cause variation, you will find one, because people are good at reasons. You will then change something that was not broken. And if you shrug at special cause variation, you miss the moment when the reason could still be found.

> In my first year as a quality officer I asked for sixteen explanations of noise. I received sixteen excellent explanations.

## The parts of the chart

A control chart has three lines besides the data.

- **The center line** is the mean or the median of the period that you compare with.
- **The upper limit** and **the lower limit** show how far a point can be from the center by chance alone, nearly always.

The limits come from the data. They are not targets, and nobody may choose them. If someone in the room wants to move a limit, the conversation is about something else.

The limits are usually three standard deviations from the center. For a process in which nothing changes, a point falls outside about three times in a thousand. That is rare enough to get up from one’s chair.

## Four signals

You do not need all of the rules in the textbooks. Four will do.

1. **One point outside the limits.** Something happened. Ask soon, while people remember.
2. **Eight points in a row on one side of the center.** The level has shifted, though no single point is dramatic. Most improvements look like this.
3. **Six points in a row, each higher or each lower than the last.** Something is drifting: a supplier, a habit, a season.
4. **Two of three points close to a limit, on the same side.** Look again next month before you say anything.

If none of the four is there, the correct response to this month’s number is to do nothing. This is surprisingly hard. I suggest that you practice saying it aloud: “It is what we would expect.”

### But we have to do something

If the level is too low, then yes, you have to do something. But do not do it because of this month. A process that is stable and poor is telling you that it will stay poor until you change the process. Asking people to try harder is not a change to the process. They were trying.

## Draw one on paper

Take any count from your own work that you have for at least twelve periods. I will use the number of patients who left our emergency department without being seen, by week: 14, 11, 16, 9, 13, 12, 15, 10, 14, 13, 8, 12.

First, the mean. They add up to 147, and 147 divided by twelve is 12.25. Draw a horizontal line there.

Next, for each week, write the difference from the week before, without its sign: 3, 5, 7, 4, 1, 3, 5, 4, 1, 5, 4. These are the moving ranges. Their mean is 42 divided by eleven, or 3.8.

Now multiply that mean by 2.66. The number 2.66 comes from statistics, and I have never met anyone who was harmed by taking it on faith. The result is about 10.2. Your upper limit is 12.25 + 10.2, so 22.4. The lower one is 12.25 − 10.2, so 2.1.

Every week lies between 2.1 and 22.4. The week with 16, about which I once wrote a memo, was nothing. So was the week with 8, for which I bought a cake.

### When did it really change?

In the spring the department put a physician at triage. The next ten weeks were 7, 9, 6, 8, 5, 8, 7, 9, 6, 7. No point is outside the limits. But all ten are below the center line, and eight would have been enough. That is a signal. From here on, calculate a new center and new limits from the new weeks, and write on the chart what you did and when.

## Four mistakes

**Too little data.** With fewer than ten points, limits are a guess. Draw the line anyway, leave out the limits, and wait.

**Percentages of small numbers.** In a month with four deliveries, one hemorrhage is 25 percent. Count the days or the cases between events instead. The time between rare events makes a good chart.

**Mixing.** If two units behave differently, their sum behaves like neither. One chart each. They are cheap.

**Annotation by hope.** We write “new protocol” on the week when the protocol was announced. It was used six weeks later, on one floor, by the people who wrote it. Mark the day on which something was done, not the day on which somebody said so.

## What it does to a meeting

Our quality meeting used to have a page of colored circles: red, yellow, green. A circle turns red when a number crosses a target by any amount, and someone had to stand up. We replaced the page with eighteen small control charts. In the first month, one of the eighteen had a signal. We spent the whole hour on it, and we found the reason, which was a new brand of tubing.

The other seventeen people were puzzled that nobody had asked them anything. One told me later that she had prepared an explanation, and that it had been very good.

## Where to begin

Choose one number that your leadership team already sees every month and already argues about. Do not choose the most important one. Choose one that is counted the same way each time, because a change in the way of counting looks exactly like a change in the thing counted.

Draw the last twenty-four months by hand, with the center line and the limits. Bring it to the meeting on paper, and ask a single question: which of these points would you have asked me to explain? Mark them with a pencil while people answer. Then show which of the four signals are there. In my experience the pencil marks and the signals rarely meet, and everyone is quiet for a moment. That moment is the introduction.

## A short reading list

You will not need more than this to begin: any introduction to statistical process control that is thinner than your thumb; a pad of graph paper; and someone on your staff who enjoys arithmetic and has never been asked. There is one in every hospital. Ours worked in linen services.`,
    ),
  ],
})
