import { article } from '../../../articles/article.ts'
import { entry, seedFile } from '../../../define.ts'

export const choosing = seedFile({
  space: 'association',
  entries: [
    article(
      'strategy-on-one-page',
      {
        title: 'Strategy on one page',
        summary:
          'A plan of eighty pages cannot be followed, because nobody can be found who has read it. How a medical group wrote one that fits above a copier.',
        day: -12,
        tags: ['Strategy and Innovation', 'Boards', 'Writing'],
        authors: ['grace-liu'],
        picture: 'meeting-circles',
        doi: '12.1014',
        edition: 'fast-practice-1',
      },
      `When I became chief executive I inherited a strategic plan of eighty-four pages. It had six pillars, twenty-three goals and a photograph of a lighthouse. I asked our forty leaders to name the pillars. The best result was four, and one of the four was from the plan before.

Our new plan has one page. It took longer to write.

## What is on it

- **What we will be known for**, in one sentence. Ours: *You can reach us today.*
- **Three things that we will do** in the next two years, each with a name and a number.
- **Five things that we will not do.** This is the important part.
- **What would make us change our minds.** Two sentences.

## The list of refusals

Anyone can agree on what to do. Agreement on what to leave out took four evenings. We wrote that we would not open a clinic more than forty minutes away, would not buy imaging equipment, would not add a specialty that we cannot cover on weekends, would not take a contract that we lose money on “for strategic reasons,” and would not start a second app.

In the eighteen months since, we have been offered all five. The page has saved us, by my count, thirty meetings and one very attractive MRI scanner.

## Try it

1. Give each of your leaders a blank page and fifteen minutes. Ask for the three things and the five refusals.
2. Lay the pages on a table. What everyone wrote is your strategy already.
3. What half of them wrote is your next meeting.
4. Write the page. Read it aloud to someone who works nights.
5. Put it where people wait for something to print.

A page also makes it possible to disagree. After the second reading, a cardiologist told us that the third thing was wrong and that she could prove it. With eighty-four pages she would have needed a committee. She needed an afternoon, and she was right, and we changed the line.

If it does not fit, take something out. There is no smaller type.`,
    ),

    article(
      'pilots-that-never-end',
      {
        title: 'Pilots that never end',
        summary:
          'One health system counted its pilots and found 94, of which eleven were older than five years. A way to begin that includes an end.',
        day: -133,
        tags: ['Strategy and Innovation', 'Change', 'Decisions'],
        authors: ['daniel-kim'],
        picture: 'scene-stairs',
      },
      `A pilot is a promise to decide. We had ninety-four of them, so we owed ninety-four decisions.

I found the number by accident. I wanted to retire a server, and was told that it was needed for a pilot. The pilot was a tool for ordering crutches. It had begun eight years before, had three users, and was described by all of them as “going well.”

## Why they do not end

Nobody ends a pilot that works a little. To stop it is a defeat for whoever started it; to spread it costs money. To continue it costs a little every year, out of a budget where nobody looks. Of our ninety-four, 61 had no written measure of success. Eighteen had one and had met it. Nine had one, had failed it, and were continuing.

## A form with five lines

We now ask for five lines before anything is called a pilot.

1. What do we want to learn?
2. On which day will we know?
3. Which result would make us spread it, and who pays then?
4. Which result would make us stop it, and who tells the users?
5. Who decides? One name.

The third line has prevented more pilots than the rest. If nobody would pay for success, there is no reason to try.

On the day in line two, the thing is switched off. That is the default. To continue, the person in line five has to act. When we introduced this rule, I was told that it was brutal. In the first year 23 pilots ended, nine spread, and two were extended once.

Nine pilots that spread may not sound like many. In the five years before, it had been two. People who once avoided our form because it would end things have begun to use it because it makes somebody answer.

## The crutches

The three users of the crutch tool came to the meeting in which it was to end. It turned out to be excellent. We spread it to fourteen clinics in a month. It had needed somebody to ask, for eight years.`,
    ),

    article(
      'how-to-end-a-project',
      {
        title: 'How to end a project on a Friday',
        summary: 'Short advice for the person who has to do it.',
        day: -702,
        tags: ['Strategy and Innovation', 'Decisions', 'Change'],
        authors: ['daniel-kim', 'oluwaseun-adeyemi'],
        picture: 'scene-train-home',
      },
      `Decide on Wednesday. Sleep twice.

Tell the person who leads the project first, alone, and before lunch. Say it in the first sentence. “I have decided to end the scheduling project. I want to tell you why, and then I want to hear what I have missed.” Then be quiet. Something will have been missed, though rarely enough to change the decision.

Tell the team together, in the afternoon, with the leader of the project beside you and not behind you. Say what was learned. Be exact: “We learned that patients do not want to choose their own time. Six of ten called anyway.” If you cannot say what was learned, say what was hoped.

Say what happens to each person. If you do not know yet, say when you will. Do not say that this opens opportunities.

Do not say that the project failed if you mean that you did. If you gave it half a budget and no time from the people it needed, that is a sentence, and you should say it.

Write one page over the weekend: why it began, what it cost, what it taught, why it ended. Put it where the next person with the same idea will find it. There will be a next person. In our library of ended projects the pages are read more often than the reports of successful ones.

On Monday have coffee with the leader of the project. Talk about something else for the first ten minutes. Then ask what they want to do next, and listen for whether they would ever bring you an idea again. That is what you were really deciding on Wednesday.`,
    ),

    article(
      'three-futures-for-a-medical-group',
      {
        title: 'Three futures for a medical group',
        summary:
          'Forecasts are wrong and budgets need one. A group of 220 physicians wrote three stories about its next decade instead, and used them to choose what to do on Monday. A workshop in full, so that you can repeat it.',
        day: -259,
        tags: ['Strategy and Innovation', 'Decisions', 'Boards'],
        authors: ['grace-liu', 'ingrid-halvorsen'],
        picture: 'scene-stairs',
      },
      `Every spring our finance committee made a forecast for ten years. It was a line with a slope. Every spring the line began in another place, with the same slope. In fifteen years it had never contained a pandemic, a bankruptcy of our largest payer, a nursing shortage, or a machine that writes notes.

We did not need a better line. We needed to be less surprised. So two years ago we spent four days on scenarios: stories about futures that might happen, written in order to see what we would do in each. The method is old; it comes from oil companies and the military. This is how we did it, what we wrote, and what has come of it.

## What a scenario is, and is not

A scenario is not a prediction. Nobody votes on which is likely. It is not a best case, a worst case and a middle, either: everyone chooses the middle.

A scenario is a story that hangs together. It takes two forces that are important and uncertain, and asks what the world would be like if each went one way or the other. Two forces make four corners. You write a story for three of the four, since the fourth is usually dull or impossible.

## Day one: forces

Twenty-six people came: physicians from nine specialties, two nurses, a scheduler, our banker, a patient with four chronic diseases, a high school teacher, and the person who runs the county’s bus system. We had asked the last one because a consultant told us to invite somebody who plans for thirty years. She was the most useful person in the room.

Each person wrote ten forces on cards: things that might change our work in ten years and that we do not control. We had 260 cards and, after removing duplicates, 81. We placed them on a wall along two axes, from unimportant to important and from certain to uncertain.

Some forces were important and certain. *The county will be older.* *Half of our physicians will retire.* These belong in every story. There is no point in being surprised by a birthday.

### The two that we chose

In the corner of important and uncertain, two cards remained after a long argument.

- **Who is trusted?** Will people ten years from now take advice from a person whom they know, or from a service that knows them?
- **Who pays for the risk?** Will we be paid for what we do, or will we carry the cost of a population?

“Artificial intelligence” was not chosen, to the surprise of the younger half of the room. It was on the wall as certain. The uncertain thing was whether people would believe it.

## Day two: stories

Three groups wrote one story each, as a newspaper article with a date ten years away. They had to include a name, a place and a sum of money. Here they are, shortened.

### The neighborhood

*Trust stays with people; risk has moved to us.* Darlene, who is seventy-eight, has not been in the hospital for three years. She has a nurse named Tomás, who has her phone number and a key. The group has 140 physicians rather than 220, and 400 people like Tomás. It owns no imaging and two vans. It loses money in a year with a bad flu. Its physicians are generalists, and they are on the radio.

### The marketplace

*Trust has moved to services; we are paid for what we do.* Darlene’s watch found the atrial fibrillation. Her service compared nine groups and chose one for a procedure on Thursday, for $11,400, with parking. The group does four things very well and nothing else. It is ranked weekly. It has 90 physicians, who earn a great deal and whom nobody knows by name.

### The utility

*Trust has moved to services; risk has moved to us.* Darlene’s insurer, her record and her adviser are one company, and we are its hands. It sends us a list every morning of people who are likely to be ill next week. The list is good. We are paid to make it wrong. Our physicians work thirty-two hours and go home on time. They decide very little, and some of them like it.

The fourth corner, in which people trust persons and pay for services, is the one in which we live. We left it out, and that was hard for everyone over fifty.

## Day three: what would we do?

For each story we asked four questions. Who would we be glad to have hired? What would we be sorry to have bought? What would patients miss? What would we wish that we had begun today?

{{three-futures-table}}

Then we looked for answers that appeared in all three columns. There were five. A strategist would call them robust. The bus planner called them “the things you do before you know where the road goes.”

## Day four: Monday

On the last day we decided on the five robust moves and three signposts.

The moves: hire and train nurses who visit at home; stop buying imaging; build our own data on outcomes, in a form that we can show to anyone; let physicians reduce hours without leaving; and make it possible for any patient to reach a person whom they know within a day.

The signposts are events that would tell us which story we are in. If the largest employer in the county sends its people to a service out of state, we are moving toward the marketplace. If two of three payers offer us a budget for a population, toward the neighborhood or the utility. If patients begin to bring advice and ask us only to sign it, trust is moving. We look at the signposts every quarter, for ten minutes.

## Two years later

No story has happened. Parts of each have. An employer left; it came back. One payer offered a budget. A patient of mine brought a plan from a service, and the plan was better than the one I had, and I said so.

What has changed is how we talk. When a vendor presents, somebody asks, “In which of the three is that a good idea?” When the board worries, somebody says, “That would be a signpost.” We turned down a joint venture in imaging with a certain calm. It would have paid in one story of three.

We were also wrong. We had listed interest rates as unimportant, and we had not listed the bus at all. Last fall the county ended the route to our south clinic. A fifth of its patients stopped coming within two months, in all three stories. The planner had mentioned it on the first day, over lunch.

## If you want to try it

1. Take four days, not consecutive. People think between them.
2. Invite at least five people who do not work for you.
3. Forbid percentages.
4. Make the stories vivid. No one remembers a quadrant.
5. End with something that you will do on Monday, whichever story comes.
6. Repeat it every three years, with other people.

It cost us about $90,000, most of it in physicians’ time. The forecast had been free. I still receive it each spring. It is a line, with a slope.`,
    ),
    entry('table', {
      id: 'three-futures-table',
      fields: {
        internalName: 'Article: three futures, answers',
        body: '<table><caption>Answers to the four questions</caption><thead><tr><th scope="col">Question</th><th scope="col">The neighborhood</th><th scope="col">The marketplace</th><th scope="col">The utility</th></tr></thead><tbody><tr><th scope="row">Glad to have hired</th><td>Nurses who visit</td><td>Nurses who visit after surgery</td><td>Nurses who visit, analysts</td></tr><tr><th scope="row">Sorry to have bought</th><td>Scanners, a tower</td><td>Scanners outside the four services</td><td>Scanners, our own app</td></tr><tr><th scope="row">Missed by patients</th><td>Speed</td><td>Someone who knows them</td><td>Someone who may decide</td></tr><tr><th scope="row">Should have begun today</th><td>Home visits, outcome data</td><td>Outcome data, fewer services</td><td>Outcome data, flexible hours</td></tr></tbody></table>',
      },
    }),
  ],
})
