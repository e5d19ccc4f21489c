import { article } from '../../../articles/article.ts'
import { assetLink, entry, seedFile } from '../../../define.ts'

export const measlesWeek = seedFile({
  space: 'association',
  entries: [
    article(
      'the-measles-week',
      {
        title: 'The measles week: seven days in a county of ninety thousand',
        summary:
          'One child with a rash, 340 contacts, two clinics and a high school wrestling tournament. A health officer’s log, with everything that went wrong and one thing that did not.',
        day: -317,
        tags: ['Operations and Policy', 'Primary Care', 'Openness'],
        authors: ['rosa-jimenez'],
        picture: 'scene-whiteboard',
      },
      `Our county had not had a case of measles for twenty-three years when a family physician called me on a Tuesday afternoon. She had never seen one either. She had sent me a photograph, and she was whispering, because the child was in the next room and the waiting room was full.

This is the log of the week that followed. I have corrected the spelling and added what I know now.

## Day 1: Tuesday

**3:10 p.m.** The photograph looks like measles. So do eleven other things. I ask her to close the waiting room doors, from the inside.

**3:25.** We have nineteen people in the waiting room and no plan for them. There is a plan. It is in a binder in my office and speaks of “a suitable holding area”. The suitable holding area is a Mexican restaurant next door, whose owner carries chairs into the parking lot and will not let us pay for the lemonade. By four, each of the nineteen has given a telephone number and has gone home with a page of instructions, which I wrote on the hood of a car.

**5:40.** The state laboratory closes at five. A deputy sheriff drives the sample 140 miles. He asks whether he may use the lights. I say no, and then I say yes.

*What I know now:* The page on the hood was better than the one in the binder. It had eight lines. We have since put it into the binder.

## Day 2: Wednesday

**6:15 a.m.** Positive.

**7:00.** Where has the child been? The mother, who has not slept, has made a list on the back of an electricity bill. It is the best piece of contact tracing that I have seen in my career: places, times, who stood where. A clinic. A grocery store. A church supper. And on Saturday, for six hours, the regional wrestling tournament.

**7:20.** There were 340 people at the tournament, from five counties.

**9:00.** First call with the five counties. We spend forty minutes on who is in charge. I regret every one of those minutes. A nurse from the smallest county ends it: “I have a gymnasium, a refrigerator and eleven vaccinators. Whoever wants them is in charge.”

### Who was in charge

She was, as it turned out, and she was very good. We lacked nothing that week so much as a rule that says who leads when five equal people have the same problem. We now have such a rule. It has one sentence: *The county with the first case leads until it asks to be relieved.*

## Day 3: Thursday

**8:00 a.m.** I do what every health officer dreads and go on the radio. Our communications plan says that all messages must be approved by three people. Two of them are in meetings. I go without the plan.

I say four things: what we know, what we do not know, what we are doing, and when I will be back. Then the host opens the telephone lines, and a man calls who does not believe in measles.

I had expected him, and had prepared to be brilliant. But he was frightened. He had a boy of four. I asked what he had heard, and he told me, and some of it was true. I said which part. We talked for nine minutes on the air. I did not convince him. I learned the next day that eleven families had come to the gymnasium because, as one of the mothers put it, “You didn’t yell at Dale.”

> It was the most effective thing that I did all week, and I did it for an audience of one.

**4:00 p.m.** Dale comes to the gymnasium. He sits in his truck for an hour. He goes home.

## Day 4: Friday

**10:00 a.m.** Of 340 people from the tournament we have reached 212. The remaining 128 have no listed number, a wrong number, or a father who hangs up.

**10:30.** A wrestling coach walks into our office in a tracksuit and says that he can reach them. He has a group chat. By noon he has reached 104 of them. We had three epidemiologists and a database; he had nicknames.

{{article-measles-card}}

**3:00.** We run out of vaccine. It is a matter of paper: there are four hundred doses forty miles away, which belong to a program that may not lend them. I call the program’s director at her daughter’s recital. She steps outside. “I can’t lend them,” she says. “I can lose them.” We find them at six.

*What I know now:* The rule was changed in the following session. It took two legislators, a hearing, and the coach, who testified in his tracksuit.

## Day 5: Saturday

The gymnasium, eight in the morning until eight in the evening. We vaccinate 611 people. A grandmother brings fourteen.

At two in the afternoon there is a power failure. The refrigerator has a battery. The computers do not. We write on paper, as we did in my residency, and the line moves faster.

### The things that broke

- The appointment website, at 8:04
- The translation line, for two of our four languages. The owner of the restaurant translated.
- The county’s payroll system, which would not accept a Saturday
- Me, for about ten minutes, in the equipment room, among the basketballs. One of the vaccinators sat down next to me and said nothing. I recommend her.

## Day 6: Sunday

No new case.

Church. The pastor asks me to say something. I have nothing prepared, and I thank the mother with the electricity bill. I do not name her. She stands up.

## Day 7: Monday

One new case: a vaccinator’s nephew, already at home, already isolated, mild. His name had been on the list since Friday, next to the coach’s initials.

That was the last one. There were two cases in all. The models had said between nine and forty.

## The week after

On Tuesday I sat down with the four people who had hardly slept, and we wrote two lists on a long roll of paper from the school’s art room. On the left, what we had planned and not used. On the right, what we had used and not planned. The left list had 31 items, the right one 26. Lemonade was on the right. So were the hood of the car, the tracksuit, a deputy with judgment, and the electricity bill.

We kept the roll. When the state asked for our report, I sent a photograph of it, together with the report.

## What did not go wrong

When I tell this story to colleagues, they want to know about the vaccine, the radio, the rule. Those are the parts that we can put into a binder.

What did not go wrong was older. The family physician called at the first moment, and not at the end of the clinic day, because we had had lunch twice a year for eleven years. The nurse with the gymnasium knew my voice. The deputy did not ask for a form. The director at the recital knew that I would not have called for less.

I had never found a way to report those lunches. In our budget they were eleven hundred dollars a year under “miscellaneous”, and every spring somebody proposed to cut them. They have a line of their own now.`,
    ),
    entry('mediaCard', {
      id: 'article-measles-card',
      fields: {
        internalName: 'Article: card of the corridor',
        mediaFile: assetLink('scene-corridor-talk'),
        description:
          'Who could reach your patients by tomorrow noon? Write down three names that are not in your directory.',
      },
    }),
  ],
})
