import { article } from '../../../articles/article.ts'
import { entry, link, prose, seedFile } from '../../../define.ts'

const clauses = [
  [
    'notice',
    'Notice: is it the same for both sides?',
    'Ninety days for you and thirty for them is not a misprint. Ask for the same number, and ask what happens to patients who are scheduled in between.',
  ],
  [
    'cause',
    'Cause: who says that there is one?',
    'Look for “in its sole judgment”. Ask for a written reason and a period in which you can put it right.',
  ],
  [
    'tail',
    'Tail: who pays for the insurance of the past?',
    'Claims arrive years later. If the contract is silent, you pay. The premium can be twice the price of a year.',
  ],
  [
    'after',
    'After: where may you work?',
    'Measure the radius on a map, from every site that is named. Eleven sites with a radius of ten miles each can be a whole county.',
  ],
] as const

export const contracts = seedFile({
  space: 'association',
  entries: [
    article(
      'begin-at-the-end-of-the-contract',
      {
        title: 'Begin at the end of the contract',
        summary:
          'Physicians read the salary first and the termination clause when they need it. Read the other way around, the same contract is a different document.',
        day: -46,
        tags: ['Professional Capabilities', 'Contracts', 'Careers'],
        authors: ['marcus-bell'],
        picture: 'scene-scales',
        doi: '11.1108',
        edition: 'jmpm-1',
      },
      `In four years as a lawyer for physicians I reviewed about six hundred employment contracts. In nearly all of them the salary was fine. In nearly half, there was a sentence near the end that made the salary uncertain.

So I read contracts backward. The end tells you how you leave, and how you leave tells you how you will be treated while you stay.

## Four clauses

{{article-contract-checklist}}

## What is ordinary

People are often ashamed to ask. Here is what I would call ordinary in a contract with a medical group; ask when yours is different.

- Notice of sixty to ninety days on both sides
- Cause in a list, with thirty days to correct what can be corrected
- Tail coverage paid by the employer after two years of service
- A radius of ten miles from the *one* site where you mainly worked, for one year, or none at all, since several states no longer permit it

## How to ask

Do not send a marked-up contract as your first answer. Call. “I would like to sign this. I have three questions about page eleven.” The person on the other end has heard worse, and very often has the authority to change page eleven.

If the answer is that everyone signs the same contract, ask to see the last three amendments. There are always amendments. How to ask for one when the other side is stronger is [a subject of its own](/articles/doi/10.55835/11.1101).

The most useful sentence costs nothing: “How has this clause been used?” If the answer is that it never has been, suggest that it be taken out. If there is a story, listen to it, because you are hearing how the group treats people who leave. One candidate changed her mind at that point, and another one signed with fewer changes than she had planned. Both had read the same contract.

## One more thing

Read the contract again after a year, when nothing is wrong. It is the cheapest moment to notice that your site has moved, your title has changed, and Exhibit B, to which everything refers, was never attached.

*This article explains; it does not advise. Laws differ among states, and a lawyer in yours costs less than a tail.*`,
    ),
    entry('checklist', {
      id: 'article-contract-checklist',
      fields: {
        internalName: 'Article: checklist of clauses',
        checklistTitle: 'Before you sign',
        checklistItems: clauses.map(([id]) => link(`article-contract-${id}`)),
        backgroundColor: 'paleBlue',
      },
    }),
    ...clauses.map(([id, title, text]) =>
      entry('checklistItem', {
        id: `article-contract-${id}`,
        fields: { title, content: prose(text) },
      }),
    ),
  ],
})
