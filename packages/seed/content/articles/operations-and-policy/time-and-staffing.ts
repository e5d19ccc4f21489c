import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const timeAndStaffing = seedFile({
  space: 'association',
  entries: [
    article(
      'a-schedule-that-keeps-its-promises',
      {
        title: 'A schedule that keeps its promises',
        summary:
          'Eleven clinics abandoned the twenty-minute visit and asked what a visit needs. Patients wait less, physicians go home on time, and the number of visits hardly changed.',
        day: -52,
        tags: ['Operations and Policy', 'Scheduling', 'Primary Care'],
        authors: ['luis-ortega', 'grace-liu'],
        picture: 'scene-calendar',
        doi: '12.1002',
        edition: 'jmpm-1',
      },
      `The template of our clinics said that every visit takes twenty minutes. Everyone knew that it was untrue. A sore throat takes eight minutes and a new diagnosis of diabetes takes forty. The template added them up, divided, and kept its promise to no one.

Patients learned to come late. Physicians learned to finish their notes at the kitchen table. Schedulers learned to write “DO NOT DOUBLE BOOK” in a field that nobody could search.

## Ask first

We began with a question that schedulers had never been allowed to ask: what would you like to have done by the time you leave? The answers fell into five kinds.

| Kind of visit | Minutes | Share of visits |
| --- | --- | --- |
| One thing | 10 | 34% |
| One thing and a refill or form | 15 | 22% |
| Two or three things | 25 | 25% |
| New to us, or newly ill | 40 | 13% |
| Nobody knows yet | 25 | 6% |

A scheduler who asks needs about forty seconds more per call. We hired one more person for eleven clinics. That was the whole cost.

## Leave room on purpose

Each half day now has two empty places of fifteen minutes. They belong to the physician and are filled only on the same day. For the first month they felt like waste, and the finance office asked about them every Friday. By the third month we could show that clinics with empty places saw more patients, because nobody canceled after waiting for an hour.

> I used to apologize in every room. Now I apologize about once a day, and I mean it.

## What went wrong

Two things. First, physicians who are loved for long visits attracted all of the long visits. One of them had nine in a day, and cried. We set a limit of five and explained it to patients by letter.

Second, people say “one thing” when they have four. We tried to police that. It made everyone unhappy. Now the physician may say, “I can do two of these well today, and I have time for the others on Thursday.” The Thursday place exists because of the room that we left.

## The numbers

Waiting time in the lobby fell from 29 minutes to 9. Notes finished at home fell by about half, by the physicians’ own count. Visits per day fell by 2 percent in the first quarter and were back by the second. We had prepared the board for a loss of five.`,
    ),

    article(
      'physicians-who-float',
      {
        title: 'Physicians who float',
        summary:
          'A community hospital spent $2.3 million a year on temporary physicians. It now employs six who have no home ward, and who have turned out to be its best teachers.',
        day: -241,
        tags: ['Operations and Policy', 'Staffing', 'Hiring'],
        authors: ['bridget-sullivan'],
        picture: 'scene-ambulance',
      },
      `In the Army nobody is surprised to be sent somewhere else on Monday. In a hospital it is treated as a punishment. I wanted to find out whether it could be a job.

Our hospital has 140 beds and spent $2.3 million on locum physicians in a year. Some were superb. Most were strangers who needed two shifts to find the ultrasound and left after three. We hired six physicians instead: two hospitalists, two emergency physicians, an intensivist and an anesthesiologist. They belong to no ward. They work where somebody is ill, pregnant, on leave or gone.

## The terms

We wrote the contract with the first of them rather than for her.

- Shifts are fixed eight weeks ahead, as hours. The place is known one week ahead.
- Nobody floats for more than six shifts in a row in one place, or fewer than two.
- Pay is 12 percent above that of the ward.
- Each has one day a month for a project that crosses wards, and a small budget.

The last point was an afterthought. It has become the reason why people apply.

## What floaters see

A physician who works in four places sees what four places do differently. Ours noticed that the intensive care unit and the emergency department used different concentrations of the same drug. They noticed that one ward had solved its weekend discharge problem and told nobody. Every month they write one page, “What I saw,” and send it to all chiefs at once, so that no chief gets it first.

The first page caused two angry phone calls. I took both. The tenth caused a change in the formulary.

## The money

The six cost $2.0 million with benefits. We still spent $410,000 on temporary physicians in the second year, mostly for a specialty that we cannot float. So the saving is small, and it is not the reason to do this. The reason is that at three in the morning the physician on the floor knows where the ultrasound is.

Two of the six have taken permanent posts with us. Both chose wards that others avoid. They had seen all of them.`,
    ),

    article(
      'the-eight-oclock-start',
      {
        title: 'The eight o’clock start',
        summary:
          'Forty-two operating rooms, one hour, and eleven reasons why the first incision is late. Only two of them are surgeons.',
        day: -402,
        tags: ['Operations and Policy', 'Surgery', 'Scheduling'],
        authors: ['kwame-boateng'],
        picture: 'scene-operating-room',
      },
      `“First case on time” is the most watched number in surgery and the least understood. When I took over the schedule of forty-two rooms, 38 percent of first cases began on time. I was told to talk to the surgeons.

I talked to the elevators instead. That is only half a joke: on four mornings of five, patients from the fourth floor arrived after 7:40 because two elevators were used for breakfast.

## Eleven reasons

For a month we recorded the first thing that was missing at 7:30 in each room. We did not record whose fault it was. The list surprised everyone, including me.

1. Patient not in the holding area: 24%
2. Consent not signed, or signed on an old form: 16%
3. Instruments incomplete: 13%
4. Anesthesiologist still in another room: 11%
5. Surgeon not in the building: 9%
6. Blood not available: 7%
7. Site not marked: 6%
8. Interpreter not booked: 5%
9. Family wants to speak with the surgeon: 4%
10. Surgeon in the building and not in the room: 3%
11. Unknown: 2%

Surgeons, in both senses, were 12 percent. Anesthesiologists, my own people, were nearly as many. I began with us.

## What helped

Breakfast moved to 8:15 on the fourth floor. Consent is checked by telephone on the afternoon before, by a nurse who has the authority to call the surgeon during clinic. Interpreters are booked when the case is booked. The anesthesiologists agreed to be in the holding area at seven, and I agreed that they could leave at four on those days.

None of this needed a policy. It needed a list that did not accuse.

## And what did not

Fines did not help. A neighboring hospital charges surgeons for late starts. Its surgeons arrive at 7:29, and its cases start at the same time as before, because the consent is still on the old form.

Nor did a second huddle, a countdown clock, or the color red. We tried each of them for a month, because somebody believed in it. The clock is now in the lounge, where it counts down to lunch.

We start 81 percent of first cases on time now. I no longer report the number by surgeon. I report the list.`,
    ),
  ],
})
