import { article } from '../../../articles/article.ts'
import { assetLink, entry, seedFile } from '../../../define.ts'

export const theBuilding = seedFile({
  space: 'association',
  entries: [
    article(
      'where-the-pumps-go',
      {
        title: 'Where the pumps go',
        summary:
          'A hospital owned 612 infusion pumps, and the nurses could never find one. Buying more did not help. A pulmonologist with Army logistics behind her went looking in ceilings.',
        day: -233,
        tags: ['Operations and Policy', 'Nursing', 'Trust'],
        authors: ['bridget-sullivan'],
        picture: 'scene-corridor-talk',
        doi: '11.1118',
        edition: 'halmj-3',
      },
      `Every morning at six, nurses at Fort Hale spent between ten and thirty minutes looking for an infusion pump. Every year, the purchasing committee bought forty more. We owned 612. On an average day 290 were connected to a patient.

In the Army I had learned that equipment does not disappear. It goes where it is safe.

## The search

On a Sunday two biomedical engineers, a chaplain and I walked through the building and opened everything. We found:

- 44 pumps in a shower that had not worked since spring
- 19 above ceiling tiles
- 31 in the trunk room of a unit that had moved
- 11 in the locked office of a manager, who blushed
- 87 dirty ones, waiting in a corridor for somebody who came on Tuesdays

## Why people hide things

Nobody had stolen anything. Each unit had learned that a pump which left would not return, so it kept a few. Then the other units found fewer, and kept a few more. Everyone behaved sensibly, and together they had built a shortage out of a surplus of three hundred.

We thought about tracking tags. They would have cost $190,000, and they would have told us where the pumps were hidden. We knew where. We did not know how to make hiding unnecessary.

## The promise

We made one promise: *A clean pump in eleven minutes, day or night, or we write down why.* Somebody answers a telephone; somebody walks. The dirty corridor was emptied three times a day and not on Tuesdays. We posted the time of each delivery on the unit, including the bad ones.

For three weeks nothing happened. In the fourth week a nurse returned two pumps from a ceiling, without a word. By the end of the second month, people had stopped counting.

The chaplain asked whether we ought to find out who had begun it. We decided not to. In any hospital the first person who hid a pump did it at six in the morning, for a patient, after having waited for the third time. I would like to shake that nurse’s hand. I would also like the pump.

We have bought none for two years. We sold sixty. The shower works.`,
    ),
    article(
      'two-hundred-and-ten-nurses',
      {
        title: 'Two hundred and ten nurses, six hospitals, one pool',
        summary:
          'Six competitors share a regional float pool. How the contract was written, what the nurses asked for, and why nobody has left it.',
        day: -229,
        tags: ['Operations and Policy', 'Staffing', 'Nursing'],
        authors: ['oluwaseun-adeyemi', 'thomas-brandt'],
        picture: 'scene-huddle',
        doi: '11.1119',
        edition: 'halmj-3',
      },
      `During one bad winter the six hospitals of our region paid $41 million to agencies for nurses who, in many cases, lived in our region and used to work for one of the six. Each of us had tried to pay less. Each of us had been outbid by one of the other five.

The lawyers explained at length what competitors must not discuss. Wages, for instance. They then explained what competitors may do together if a separate organization employs the people, sets the pay by itself, and is open to everyone. It took nine months. We recommend good lawyers and a calm state attorney.

## What the nurses wanted

A pool without nurses is a contract. So we asked 400 nurses who had left for an agency why they had done so. Money was the second reason. The first one was, “I can say when.”

1. **They say when.** Schedules open six weeks ahead; nobody is assigned a shift that she has not chosen.
2. **One badge, one orientation, one record system login.** It sounds trivial, and it took longer than the contract.
3. **A home.** Each nurse has one unit that counts as hers, invites her to its parties and misses her.
4. **No surprise.** A nurse who is sent to a unit where she has not been trained may refuse, and is paid.

## What the hospitals agreed

Each hospital commits to a number of shifts for a quarter and pays for them, used or not. What it does not use, it may offer to the others. No hospital may hire from the pool for a year, and then only if the nurse asks.

## What happened

The pool began with 38 nurses. It now has 210. Agency costs in the region have fallen by about two thirds. Vacancies are filled, on average, in nine hours.

Patients have noticed, which surprised us. In the surveys of two units, the share who said that their nurse knew where things were rose by eleven points. A pool nurse who comes to the same four units all year is not a stranger. An agency nurse who comes for thirteen weeks is one for about ten of them.

Two of the six hospitals have since become bitter rivals over a heart center. Both have stayed in the pool. “We can fight about hearts,” one of the chief nurses told us, “because we don’t have to fight about Tuesday.”`,
    ),
    article(
      'the-end-of-visiting-hours',
      {
        title: 'The end of visiting hours',
        summary:
          'A nursing home had rules about when families may come. It asked who the rules were for, and then took down a sign.',
        day: -378,
        tags: ['Operations and Policy', 'Families', 'Change'],
        authors: ['anh-tran'],
        picture: 'scene-garden',
      },
      `The sign had hung beside the entrance since 1987. *Visiting hours 10–12 and 2–6. Two visitors at a time. No children under 12.* Nobody could say who had decided it. Everybody could say what would happen without it.

> Families will be underfoot. Residents will not sleep. Things will be stolen. There will be dogs.

## Three months without the sign

We did not abolish the rule. We took the sign down “for painting”, told staff to use their judgment, and counted.

Visits went up by 40 percent. Almost all of the increase came before ten and after six, when people who work are not at work. Falls in the evening went down, which we had not expected. Then we looked: somebody was often sitting there.

Staff complaints about families rose in the first month and were halved by the third. An aide explained it: “Before, they came at two and wanted to know everything. Now they come when they come, and they see.”

There were dogs. There were four. One of them comes every day and belongs, as far as we can tell, to nobody.

One fear was justified. In the second month a ring disappeared, and for a week everybody remembered the sign. It was found in a slipper. But we had noticed how quickly we looked at the new faces, and we talked about it with the families, at length, in the dining room, with cake. Out of that evening came the small safes that are now in each room. The families paid for half of them.

## What stayed

Some rules turned out to be for the residents, and we kept them: you knock, you leave when you are asked to, and you do not come when you are ill. They fit on a card. The residents wrote it.

{{article-visiting-picture}}

The night aides asked for one rule more, and they were right: after ten the front door is locked, and one rings. They did not wish to be alone in a building that anyone can enter. A rule for the staff is a rule for somebody.

The sign is in my office. When somebody shows me a rule and cannot say whom it is for, I look at it.`,
    ),
    entry('media', {
      id: 'article-visiting-picture',
      fields: {
        internalName: 'Article: picture of the evening',
        mediaFile: assetLink('scene-hospital-dusk'),
        description: 'Evening, the hour at which most visitors come now.',
      },
    }),
  ],
})
