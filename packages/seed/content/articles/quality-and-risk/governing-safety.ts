import { article } from '../../../articles/article.ts'
import { entry, link, seedFile } from '../../../define.ts'

export const governingSafety = seedFile({
  space: 'association',
  entries: [
    article(
      'the-examination-that-a-screen-cannot-do',
      {
        title: 'The examination that a screen cannot do',
        summary:
          'Which complaints are safe by video, which are not, and how to find out in the first ninety seconds. From 41,000 visits.',
        day: -284,
        tags: ['Quality and Risk', 'Telemedicine', 'Safety'],
        authors: ['wei-zhang', 'fatima-al-sayed'],
        picture: 'scene-video-call',
      },
      `A woman calls by video about back pain. She lifted a box on Saturday. She looks well. The physician is kind and thorough, recommends heat and ibuprofen, and is rated five stars. On Wednesday she has surgery for a compressed spinal cord. Nobody had asked her to stand up.

We reviewed 41,000 video visits in our two organizations and looked for any patient who came to an emergency department within three days with a diagnosis that changed the plan. There were 389, a little less than one in a hundred. Reviewers thought that about a third could have been found by video, a third only by hand, and a third by nobody on that day.

## Not by video

Five complaints made up 62 percent of the cases that only a hand would have found: abdominal pain, dizziness, back pain with any change in walking, a painful joint with fever, and “something in my eye.” Our schedulers now offer these a visit in person on the same day. If the patient wants video all the same, it is a video visit with a plan for the hand.

## By video, if you ask

The other third is a matter of habits.

- **See the whole person.** Ask the patient to put the phone down, step back, and walk to the door.
- **Use the hands that are there.** The patient’s own, or a spouse’s. “Press here. Does it hurt more when you let go?”
- **Ask about the room.** Stairs, the dog, who is cooking.
- **Say what you cannot see.** “On a screen I cannot tell whether this is your appendix. If it hurts when you hop, come in tonight.”

The last habit is the most important. In the 389, the physician had said what could not be seen in 61 visits. Those patients came in sooner, by a median of nine hours.

We teach this in an hour, with actors, and the actors are told to look well. In the first round most physicians do what the kind one did. In the second they ask the actor to stand, and half of the class laughs, because it is so little.

Telemedicine is an examination with one sense missing. Physicians have always worked with some sense missing. It helps to know which.`,
    ),

    article(
      'a-wristband-for-two',
      {
        title: 'A wristband for two',
        summary:
          'Newborns have no names, and for some hours they all have the same one. How a nursery made its most frequent error rare.',
        day: -611,
        tags: ['Quality and Risk', 'Safety', 'Measurement'],
        authors: ['meera-krishnan', 'leticia-moreau'],
        picture: 'scene-handover',
      },
      `In most nurseries a newborn is called “Babyboy” or “Babygirl” and the mother’s last name. On an ordinary night in ours there were two Babygirl Garcias, a Babygirl Garcia-Lopez and twins.

We went through a year of orders that had been placed on one patient and canceled within minutes for another. In the nursery there were 112. In the rest of the children’s hospital, with six times as many patients, there were 140.

The change is small. At birth each child is named after the mother’s first name: “Maria’s Girl Garcia.” Twins are “Maria’s Girl A” and “Maria’s Girl B,” and the letter is on both wrists of the mother as well. The name stays until the parents have filled in the form, even if it takes a week.

In the following year, wrong-patient orders fell from 112 to 51. The fall began on the day of the change. We looked for other reasons and found none: no new software, no new staff, the same number of births.

Three objections came up beforehand.

*Parents will dislike it.* We asked sixty. Two did. One father said that it was the first official document on which his wife came first.

*The laboratory’s labels have only twenty characters.* This was true. It took four months and a call to the vendor’s president. In the meantime the labels said “Marias Grl Garcia.” It worked just as well.

*It is a small thing.* Yes. It cost nothing but labels. We had spent the year before on a committee for bar codes.`,
    ),

    article(
      'a-board-that-asks-about-harm',
      {
        title: 'A board that asks about harm',
        summary:
          'Most boards see more about money in a quarter than about patients in a year. A long look at five boards that changed their agenda, what they asked, and what their executives wish they had known.',
        day: -50,
        tags: ['Quality and Risk', 'Boards', 'Measurement'],
        authors: ['ingrid-halvorsen', 'meera-krishnan'],
        picture: 'scene-board-meeting',
        doi: '12.1013',
        edition: 'halmj-1',
      },
      `A hospital board is responsible for two things that cannot be delegated: that the institution survives, and that it does not hurt people who trust it. For the first, boards have audit committees, ratings, covenants and a language that is three hundred years old. For the second, most have a page of colored dots.

One of us has reported to boards as a chief executive. The other has presented the dots. For this article we spent two years with five boards that wanted to do better: two community hospitals, a children’s hospital, a rural system and an academic center. We attended forty-four meetings and interviewed sixty-one members, executives and clinicians. Not everything worked. This is what seemed to matter.

## Minutes are a measure

Before anything changed, we timed the agendas. Of a median meeting of three hours, finance took 71 minutes. Quality took 19, and in eleven of fourteen meetings it came after lunch.

The first change was the simplest. All five moved harm to the beginning, with no fewer minutes than finance. One chair, a retired banker, set a kitchen timer. He said that he did not need to know the right number. He only needed to know that it was the same.

### What happens at eight in the morning

When harm comes first, people are awake, the chief executive is in the room, and nobody has a flight. It also colors what follows. At one hospital a request for a new parking structure was discussed half an hour after the case of a man who had waited on a gurney for nine hours. The structure was approved. It was two floors smaller, and the difference went to the emergency department.

## Begin with one person

Four of the five begin each meeting with one patient, and not with a rate. There are rules for this, which took a while to find.

- The patient or the family is asked, and may come, write, or say no.
- A clinician who was there tells it, in ten minutes, without slides.
- The story is told whether or not the hospital was at fault.
- Nobody on the board offers a solution.

The last rule was broken at every one of the first nine meetings. Board members are people who solve things. A chair interrupted a member, a manufacturer, in the middle of a sentence about bar codes. “Not yet, Frank,” she said. “We are still listening.”

> I had been on that board for twelve years, and I could have told you our days of cash on hand to the decimal. It was the first time that I heard the name of someone we had hurt.

### A warning about stories

A story moves people, and moves them toward whatever resembles the story. After a moving account of a fall, one board spent two meetings on falls, in a hospital whose falls were few and whose infections were many. After the person has spoken, somebody has to ask: how many others?

## Count people

“How many others” turned out to be a hard question. Executives brought rates: 0.8 per thousand catheter days, in the second quartile. Nobody but the epidemiologist could picture it.

All five boards now see counts. *Last quarter, 214 people were harmed while they were in our care. Sixty-one of them seriously. Nine died.* The counts come from charts that are reviewed at random, from reports, from claims, and from families. They are incomplete, and they say so.

The first such page was a shock. At the academic center the general counsel asked whether it should be printed. The board voted on it, by ten to three.

{{board-harm-figures}}

### Does counting people mislead?

It can. A hospital that grows will harm more people even if it becomes safer, and a small hospital’s numbers jump. Rates are still needed, in the second line. Two boards also learned to read control charts, in an evening, so as not to celebrate noise. But the first line is people, because people are what happened.

## Ask the second question

We wrote down every question that board members asked about quality, in forty-four meetings: 1,127 of them. Before the change, the most frequent was “How do we compare?” Afterward it was “How do you know?”

Comparison is comfortable. If you are in the second quartile, somebody is worse. “How do you know?” opens the door to the laboratory, the night shift and the way in which a number is made. A member of the rural board asked it about hand hygiene, which stood at 97 percent, and was told that the observers wore yellow vests. The next quarter, without vests, it was 54.

Executives told us that this was the hardest period. They felt that they were not trusted. In two of the five systems, a senior leader left. In all five, those who stayed said that they had come to prefer it.

### What executives wish they had known

1. **Bring what you do not know.** A board that hears “We are not sure, and this is how we will find out” relaxes. A board that hears certainty starts to dig.
2. **Bring bad news early and by telephone.** Nobody wants to read about a death in a packet.
3. **Do not rehearse the clinicians.** It shows.
4. **Ask for help with something specific.** A retired engineer on one board redesigned the flow of a sterile processing department. He had waited nine years to be asked.

## Go and look

Each board member in the five systems now spends half a day, twice a year, somewhere in the hospital with a person who works there. It is not a tour. A tour has a route and a vice president.

They have sat with a night clerk, pushed a cart with linen, listened in on discharge calls. They bring back one observation each, in writing, unsigned. *There are two kinds of gloves, and everyone prefers the kind that runs out.* *Nobody could tell me who decides at 3 a.m.* *The chapel is used as a place to cry by nurses.*

Some of these went into minutes. Most were fixed by someone who heard that a board member had noticed. This is unfair to everyone who had noticed before. It works nevertheless.

## Pay for it

At first, none of the five tied executive pay to harm. Three do so now, with between 20 and 30 percent of the variable part. One removed it again after a year, because reports of harm fell by a third in the months before the bonus and recovered in the month after.

The two others pay for *finding*: for the share of harm that the hospital’s own system detects, compared with random chart review. Pay rises when the gap closes. So far, the number of reports has risen in both, and serious harm has fallen in one.

## What we found

In three years, serious harm fell in four of the five systems, by between 11 and 34 percent. In the fifth it rose by 6, and that board is convinced that it had been there all along. We cannot separate the effect of the boards from everything else that happened. What we can say is that in each of these places, resources moved, and that people on the wards could name the moment at which they began to be asked.

## A first meeting

If you sit on a board, or report to one, you can try this at your next meeting without a consultant.

- Put harm first, and give it as long as finance.
- Begin with a person. Do not solve.
- Ask how many others, and accept “we do not know” once.
- Ask how they know.
- End by asking the clinician in the room, “What did we not ask?”

Then wait. In forty-four meetings, that last question was always followed by a silence, and the silence was always followed by something worth knowing.`,
    ),
    entry('statsList', {
      id: 'board-harm-figures',
      fields: {
        internalName: 'Article: figures of five boards',
        columnCount: 3,
        backgroundColor: 'paleBlue',
        stats: ['minutes', 'questions', 'meetings'].map((id) => link(`board-harm-${id}`)),
      },
    }),
    entry('stats', {
      id: 'board-harm-minutes',
      fields: {
        internalName: 'Article: minutes on quality',
        figure: '19 → 74',
        label: 'minutes on quality',
        description: 'Median of a meeting, before and three years after.',
      },
    }),
    entry('stats', {
      id: 'board-harm-questions',
      fields: {
        internalName: 'Article: questions about quality',
        figure: '1,127',
        label: 'questions that board members asked about quality',
      },
    }),
    entry('stats', {
      id: 'board-harm-meetings',
      fields: { internalName: 'Article: meetings attended', figure: '44', label: 'meetings in two years' },
    }),
  ],
})
