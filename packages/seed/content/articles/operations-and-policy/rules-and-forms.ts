import { article } from '../../../articles/article.ts'
import { entry, seedFile } from '../../../define.ts'

export const rulesAndForms = seedFile({
  space: 'association',
  entries: [
    article(
      'what-prior-authorization-costs',
      {
        title: 'What prior authorization costs us',
        summary:
          'A medical group of 220 physicians counted each request for a year: how many, how long, and how many were refused in the end. The total persuaded a payer to drop a third of its rules.',
        day: -108,
        tags: ['Operations and Policy', 'Finance', 'Compliance'],
        authors: ['grace-liu', 'daniel-kim'],
        picture: 'scene-budget',
        doi: '12.1003',
        edition: 'jmpm-2',
      },
      `Everyone in our group hated prior authorization. Nobody could say what it cost. A hatred without a number does not get far in a negotiation, so we counted.

For twelve months each request went through one team, which recorded the payer, the service, the minutes spent by each person, the first answer and the final answer. It was dull work, and Rosalind, who led it, deserves the byline more than either of us.

## The numbers

{{prior-authorization-counts}}

Of 31,480 requests, 28,900 were approved at once. Of those refused, most were approved after an appeal. In the end 1.4 percent of requests led to care that the physician had not planned. We read a sample of those charts. In about half, the alternative was reasonable.

So the system does change care, a little. It does so at a price of $1.9 million a year for one medical group, before anyone has counted the payer’s side of it.

## What we did with it

We took the table to the two largest payers. We did not ask them to abolish anything. We asked for one thing: remove each service for which more than 97 percent of our requests had been approved.

One payer declined. The other asked its own analysts to repeat the count and found 98 percent where we had found 97. It removed 112 of 340 codes for our group, for a trial year, and kept the right to audit. At the end of the year the use of those services had grown by 0.6 percent. The trial has been made permanent.

The payer that declined has asked to see the second year. We have sent it, with the same table and one more column: the number of patients who never came back after a first refusal. There were 214. We do not know what happened to them, and neither does the payer.

## Advice

- Count minutes by role. A physician’s six minutes cost more than a clerk’s twenty.
- Count final answers, not first ones. First refusals make good stories and poor arguments.
- Concede what is true. We opened with the half percent of cases in which the payer had been right. It was the reason that they believed the rest.`,
    ),
    entry('table', {
      id: 'prior-authorization-counts',
      fields: {
        internalName: 'Article: prior authorization, counts of a year',
        body: '<table><caption>Requests of one year by kind of service</caption><thead><tr><th scope="col">Service</th><th scope="col">Requests</th><th scope="col">Approved at once</th><th scope="col">Approved in the end</th><th scope="col">Minutes per request</th></tr></thead><tbody><tr><th scope="row">Imaging</th><td>12,910</td><td>94%</td><td>98.9%</td><td>19</td></tr><tr><th scope="row">Medicines</th><td>11,240</td><td>87%</td><td>97.8%</td><td>31</td></tr><tr><th scope="row">Procedures</th><td>4,630</td><td>93%</td><td>99.1%</td><td>27</td></tr><tr><th scope="row">Equipment and other</th><td>2,700</td><td>92%</td><td>99.3%</td><td>22</td></tr></tbody></table>',
      },
    }),

    article(
      'the-policy-nobody-could-find',
      {
        title: 'The policy nobody could find',
        summary:
          'A hospital system had 2,140 policies. A lawyer who is also an internist read all of them, and kept 386.',
        day: -529,
        tags: ['Operations and Policy', 'Compliance', 'Writing'],
        authors: ['marcus-bell'],
        picture: 'scene-library',
      },
      `My first task as compliance officer was to answer a question from a night nurse: may a visitor stay after nine if the patient is confused? I found four policies. Two said yes, one said no, and one said that the answer was in an appendix, which did not exist.

I spent the next ten months reading. This is what a system of 2,140 policies contains.

- **Copies.** About a third were versions of one another, made when hospitals joined and nobody wanted to choose.
- **Monuments.** One in eight had been written after a single event, and described it in detail.
- **Wishes.** Sentences with “should” and “where possible,” which nobody can follow or break.
- **Rules.** What was left.

## How we chose

For each document I asked three questions. Does a law, a payer or an accreditor require it? Would two reasonable people act differently without it? Could a tired person follow it at night?

A document that failed all three was retired. One that passed the first and failed the third was rewritten, because a rule that nobody can follow is worse than no rule: it is evidence.

Each policy now has one page. Longer matters have one page and a reference. Each names a person, not a committee, and the person’s phone number. Each expires after three years unless someone reads it again.

## What I learned as a physician

Policies are written in the hour of greatest fear, by those who were not there, for those who will not have time to read. They are the opposite of a good order, which is short, signed and meant for this patient.

## What I learned as a lawyer

Plaintiffs love a long policy. In my twenty years I have never seen a case lost because a rule was too short. I have seen a dozen lost because page nine required something that no one had done since the page was written.

We kept the 1,754 retired policies in an archive that counsel can read and nobody else. In three years it has been opened twice. Both times, the answer was on one of the pages that we had kept.

The night nurse’s question now has one answer. Yes, the visitor may stay. It takes up half a line.`,
    ),

    article(
      'the-second-signature',
      {
        title: 'The cost of a second signature',
        summary:
          'Five teams removed one required signature each and counted what happened for a year. Four kept the change. The fifth explains why it did not.',
        day: -138,
        tags: ['Operations and Policy', 'Delegation', 'Decisions'],
        authors: ['thomas-brandt', 'samuel-greenberg'],
        picture: 'scene-whiteboard',
        doi: '12.1004',
        edition: 'plj-3',
      },
      `A signature is a decision that someone could have made differently. If it never is made differently, it is a delay with a name under it.

Our medical staff counted 61 actions that need a second physician’s signature. Some are required by law. Many had been added after an incident, some so long ago that nobody could say which. We asked five teams to choose one signature each, remove it for a year, and count two things: the time saved, and every case in which the second signature would have mattered.

## The five

| Team | Signature removed | Median delay before | Cases in which it would have mattered |
| --- | --- | --- | --- |
| Hospital medicine | Co-signature for telemetry | 3.1 h | 0 of 1,460 |
| Pharmacy | Second approval of a restricted antibiotic | 2.4 h | 7 of 690 |
| Surgery | Chief’s approval of add-on cases | 1.2 h | 2 of 512 |
| Radiology | Second reading of negative head scans at night | 0.8 h | 6 of 2,105 |
| Nephrology | Attending co-signature on dialysis orders | 1.9 h | 1 of 880 |

Two physicians who had nothing to do with the five teams judged whether a signature would have mattered. They agreed in all but three cases.

## Why radiology went back

Six of 2,105 is a small number. Four of the six were bleeds. They were found in the morning, and nobody was harmed, but the department decided that eight tenths of an hour was a fair price. We think that they were right, and that they can now say why. The signature is no longer a habit.

## Why the others did not

In pharmacy, seven courses of antibiotics were broader than they needed to be for a median of one day. Against that stood 1,600 hours of patients waiting for a drug that was approved in 99 of 100 cases. The pharmacists used the time that they gained to visit wards, where they changed more prescriptions in a month than they had refused in a year.

## A test for the next one

Ask the person who signs how often they said no in the past year. If the answer is never, remove it. If the answer is “I do not know,” count for a month. And if the answer is “twice, and both times it mattered,” leave it alone and thank them.`,
    ),
  ],
})
