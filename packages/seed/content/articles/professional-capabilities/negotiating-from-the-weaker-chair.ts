import { article } from '../../../articles/article.ts'
import { seedFile } from '../../../define.ts'

export const weakerChair = seedFile({
  space: 'association',
  entries: [
    article(
      'negotiating-from-the-weaker-chair',
      {
        title: 'Negotiating from the weaker chair',
        summary:
          'Most of us negotiate with people who have more money, more time and more lawyers. Eight negotiations that went better than they should have, and what they had in common.',
        day: -140,
        tags: ['Professional Capabilities', 'Negotiation', 'Contracts'],
        authors: ['kwame-boateng', 'reyes'],
        picture: 'scene-handshake',
        doi: '11.1101',
        edition: 'plj-3',
      },
      `Books about negotiation are mostly written by people who could leave. They tell you to know your alternative and to be ready to walk away from the table. An anesthesiology group with one hospital within sixty miles cannot walk away. Neither can a clinic whose largest payer covers seven patients in ten, nor a department that needs nine nurses by June.

We collected eight negotiations in which the weaker side did better than anyone expected. We spoke with both sides of six of them. The amounts are rounded and the names are changed, because the people still have to work with one another.

## What weak means

Weakness has two sources, and it is worth knowing which one is yours.

You may be weak because *they have an alternative to you*. A hospital can hire another group. A payer can direct patients elsewhere. Or you may be weak because *you have no alternative to them*. The first is a fact about the market. The second is often a fact about how long you waited.

In five of the eight cases the weaker side had begun to prepare more than six months before the contract ended. In the three that had not, the result was still better than expected, but everyone involved described the last week with the same word: *awful*.

## Find out what a bad outcome costs them

The stronger side has more of everything except one thing: it usually has more to lose from embarrassment, delay or noise. A group of eleven radiologists, facing a system with thirty hospitals, spent two weekends on a single page. It showed what would happen on each of the first ten days without a contract: which scans would wait, which surgeons would call, which trauma designation would lapse on day nine.

They did not threaten. They asked the system’s vice president to check the page for mistakes. He found one, corrected it, and took the page to his chief executive.

> It was the first document in the whole negotiation that both sides believed.

### How to make such a page

- Use days, not dollars. Everybody argues with dollars.
- Put in what hurts you as well. Otherwise it is a threat.
- Leave out adjectives.
- Ask the other side to correct it. A corrected page belongs to both of you.

## Bring something that is cheap for you

The best trades in our collection joined something that cost one side little with something that the other side wanted much.

| What the weaker side gave | What it cost them | What they received |
| --- | --- | --- |
| A fixed vacation calendar, a year ahead | An evening of argument | Two more positions |
| Reports in the payer’s own format | A programmer for three weeks | Payment in 14 days in place of 45 |
| The chief’s presence at one board meeting a quarter | Four afternoons | A seat in the capital committee |
| A photograph in an advertisement | Some dignity | $180,000 for an ultrasound |

You find these trades only by asking what the other person is judged on. The contracting manager of a payer is not judged on your rate. She is judged on how many contracts closed before the quarter ended without an exception report. Once our second author understood this, he stopped asking for an exception. He asked which of the standard columns was the best one.

## Say the number first, with its reason

The old advice is to let the other side speak first. It holds when you do not know the range. The weaker side usually knows the range very well and gains from naming a number that has a reason.

“Eleven percent” is a position. “Eleven percent, which is what it takes to pay the night shift what Mercy Point pays” is a problem, and now it has two owners. In six of the eight cases the final number could be traced to the first one that came with a reason.

### When you do not know the range

Then ask for the method before the amount. “How do you arrive at a rate for a group like ours?” is a question that most people are glad to answer. The answer usually contains an input that you can change.

## Separate the people who decide from the people who talk

In four cases, the person across the table could not say yes. Everyone knew it. The weaker side treated that person as an obstacle for a while, and then, in each case, as an author. *What would you need to have in your hand when you go upstairs?*

A chief of hospital medicine wrote the memo that her counterpart would have to send to his own finance committee. She wrote it fairly, with the arguments against. He changed two sentences and signed it. She told us that it was the strangest thing that she had ever written, and that it took forty minutes.

## Decide in advance what you will not trade

Weak sides give too much, because giving feels like progress. All eight had a short list of things that were not on the table. It was never longer than three items. It had been agreed with the people at home, in writing, before the first meeting.

One group had a single item: *nobody covers two sites at night*. It was offered money, then more money, then a great deal of money. The item held because eleven people had signed it, and because the negotiator could say truthfully that he was not able to give it away.

## Write it down before anyone is tired

Seven of the eight groups kept a page of what had been agreed so far. It was read aloud at the start of every meeting and corrected at the end. The eighth group relied on its good memory and on a handshake, and lost a parking structure.

The page should be boring. Write what was agreed, what is open, and who does what by when. Send it within an hour, while the other side still remembers the same meeting. If you are the weaker side, offer to be the one who writes. It is work, nobody will compete for it, and whoever holds the pen decides which sentence comes first.

## The last meeting

Somebody will ask for a small thing at the end. It is a technique; it also works on people who know that it is a technique. Keep a small thing of your own ready. “Gladly. In that case we would like the parking.” Both will be granted or both will vanish.

Thank the people who are not in the room, too: the assistant who moved eleven appointments, the analyst who ran the numbers at night. They will be asked next week what it was like to deal with you, and they will be believed.

Then be gracious. You will sit in these chairs again in three years. In two of our eight cases the strong side and the weak side had changed places by then, and both remembered the last ten minutes of the meeting better than anything else.

## What the eight had in common

They were early. They had one page that both sides believed. They knew what the other person was judged on. They had three things that they would not give, and they said the number first.

None of them walked away. None of them had to pretend that they could.`,
    ),
  ],
})
