import { article } from '../../../articles/article.ts'
import { entry, seedFile } from '../../../define.ts'

export const releaseTheBlock = seedFile({
  space: 'association',
  entries: [
    article(
      'release-the-block',
      {
        title: 'Release the block: how a hospital found nine operating days a month',
        summary:
          'Block time belongs to a surgeon, even when the surgeon is in Maine. Two chiefs describe eighteen months of asking for it back, with the rules, the exceptions and the dinner.',
        day: -40,
        tags: ['Operations and Policy', 'Surgery', 'Scheduling'],
        authors: ['kwame-boateng', 'abara'],
        picture: 'scene-operating-room',
        doi: '11.1114',
        edition: 'halmj-1',
      },
      `An operating room costs about as much when it is empty as when it is in use. In our hospital, on an ordinary Wednesday, seven of forty-two rooms were empty at eleven in the morning, while eleven patients waited for an operation that somebody had called urgent. Each of the seven belonged to someone.

Blocks were invented for good reasons. A surgeon who knows that Wednesday is hers can plan a clinic, a team and a life. Take the block away, and everybody competes for everything. We did not want to abolish blocks. We wanted to know what was in them.

## What was in them

For three months a nurse manager and a data analyst looked at every block, every day. They sorted each hour into one of five kinds.

{{article-block-table}}

The surprise was the second line. We had expected surgeons to run late, and turnovers to be slow, and both were true. But nearly a fifth of all block time was never scheduled at all, and most of that was known more than a week ahead. People were at conferences, on vacation, on call elsewhere, at graduations. They had told their families. They had not told the operating room.

### Why nobody told us

We asked. The answers had little to do with laziness.

- “If I give it back, I will not get it when I need it.”
- “Who would I tell?”
- “I did tell somebody. I think she has retired.”
- “My percentage would go down.”

The last one stopped us. We measured utilization as hours used divided by hours owned. A surgeon who released a day on which he was away still owned the day, so releasing it did not help him. A surgeon who kept it and filled half of it with a hernia looked better. We had built a machine that rewarded people for sitting on empty rooms.

## Change the measure first

So the first step had nothing to do with schedules. We changed the fraction. A day that is released fourteen days ahead or earlier no longer counts as owned. A day released between fourteen and seven days ahead counts half. After that it counts in full.

We announced it in one page and waited. Within six weeks, releases had doubled, before anyone had been asked for anything.

> I had been telling surgeons for ten years to be good citizens. I could have changed a denominator.

## Make it easy to give

The second step took a programmer two weeks. Each surgeon now receives a text message on Monday at noon, which lists blocks in the next five weeks without a case. There are two buttons: *keep* and *release*. No login, no form, no reason.

A third of all releases happen within ten minutes of that message. We suspect that they happen in elevators.

### Make it easy to take

A released block is useless unless somebody can use it. We kept a list of surgeons with patients who could come at short notice, and of teams who liked the work. The list began with nine names. For the first month we telephoned; then the list telephoned us.

Patients were asked whether they would like to be called for an earlier date. About four in ten said yes. We had assumed that it would be one in ten, because none of us had ever asked.

## Then, and only then, a rule

After half a year we proposed a rule to the surgical council: a block whose adjusted utilization remains below 65 percent for two quarters is reduced by half a day. It can be earned back in the same way.

We had expected a fight. There was a debate, which was worse, since it was about numbers and the numbers had mistakes. Two surgeons showed us that their cases were listed under a partner’s name. A third operated on children, whose cases are canceled by runny noses. We corrected the first problem and made an exception for the second. We published both, with the names of those who had found them.

The rule passed by 19 votes to 4.

### The dinner

Before it was applied for the first time, we invited the five surgeons who would lose half a day to dinner, together. It was Tunde’s idea and Kwame’s credit card. We showed them their own numbers and nobody else’s, and we asked one question: “Is there something here that we do not know?”

There was. One had a wife in chemotherapy. One had been promised a second robot, in writing, by an executive who had left. One said, after a long silence, that he was thinking of stopping and had not told anyone. The remaining two shrugged and ordered dessert.

Two of the five lost their half day. For the other three we found something else. The rule was not weakened by it. It was the first time that many of us saw what a rule is for: it tells you with whom to have dinner.

## The part that nobody had planned

In the ninth month, anesthesia began to complain. Released rooms were filled with short cases from five different services, and every one of them needed another tray, another position, another conversation. A day that had been quiet and half empty was now full and noisy. Two nurses asked to move to the rooms of the surgeons who never release.

We had counted rooms, and had not counted the people in them. So we changed the list once more. A released day is now offered as a whole first, to one surgeon or one service. Only what is left after a week is offered in pieces. It costs us about a tenth of the hours that we had gained, and it has kept the nurses.

A scrub nurse told us that we should have asked her before we began. We asked her what else we had not asked. She had a list. It is how we came to stock the trays by the door, and one of her questions is now asked every morning at [the meeting at the board](/articles/the-meeting-nobody-misses).

## What it came to

After eighteen months:

1. Unscheduled block time had fallen from 19 percent to 8.
2. The hospital had gained about nine operating days a month, without a new room, a new nurse or a longer day.
3. The median wait for an urgent, non-emergency operation had gone from six days to three.
4. Overtime had not risen. It had not fallen either, and we had promised that it would.

We want to be clear about the fourth line. Filling empty mornings does nothing for late afternoons. We had mixed up two problems because they lived in the same building. The second one is still there, and is the subject of a dinner in spring.

Patients noticed one more thing. The letter with the date of the operation used to come with a sentence which said that the date might change. Fewer dates change now, since fewer are built on rooms that nobody has promised. We have taken the sentence out.

## If you do this

Count before you ask. Look for the place where your own measure pays people to do the wrong thing; there is one. Make giving easier than keeping. Write the rule last, with the people whom it will hurt, and let them find the mistakes in your numbers.

And when you find out why somebody sits on an empty room, be prepared to hear that it is the only thing in the building that is still theirs.`,
    ),
    entry('table', {
      id: 'article-block-table',
      fields: {
        internalName: 'Article: where block time goes',
        body: `<table>
<caption>Where 11,400 hours of block time went in three months</caption>
<thead>
<tr><th>Kind of hour</th><th>Hours</th><th>Share</th></tr>
</thead>
<tbody>
<tr><th>A patient in the room</th><td>6,612</td><td>58%</td></tr>
<tr><th>Never scheduled</th><td>2,166</td><td>19%</td></tr>
<tr><th>Turnover between cases</th><td>1,368</td><td>12%</td></tr>
<tr><th>Late start</th><td>684</td><td>6%</td></tr>
<tr><th>Canceled on the day</th><td>570</td><td>5%</td></tr>
</tbody>
</table>`,
      },
    }),
  ],
})
