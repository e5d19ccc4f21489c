import { entry, link, seedFile } from '../../define.ts'
import { band, title, words } from '../../parts.ts'

const benefits = [
  [
    'learn',
    'Learn',
    'One course a year is included, and most others cost members a third less. Finance for physicians, negotiation, quality, the difficult conversation: each ends with something to use the same day.',
  ],
  [
    'read',
    'Read',
    'Every issue of the journal since 1976, the SoundPractice podcast without advertising, and a letter each Friday that takes six minutes.',
  ],
  [
    'meet',
    'Meet',
    'A community in which a question asked at night is answered by morning, member prices for the Fall Institute and the conference, and a mentor who has held your job.',
  ],
  [
    'prove',
    'Prove',
    'The way to the certified physician executive credential, with your continuing education counted for you and your transcript in one place.',
  ],
] as const

export const membershipBenefits = seedFile({
  space: 'association',
  entries: [
    band('membership-benefits', ['membership-benefits-title', 'membership-benefits-columns'], {
      hashLink: 'benefits',
      innerTopPadding: 4,
    }),
    title('membership-benefits-title', 'What you get for it', { marginBottom: 32 }),
    entry('section', 'membership-benefits-columns', {
      internalName: 'Membership: benefits, columns',
      paddings: 'p-0',
      columnBreakpoints: 'col-12 col-md-6',
      elements: benefits.map(([id]) => link(`membership-benefit-${id}`)),
    }),
    ...benefits.map(([id, heading, text]) =>
      words(`membership-benefit-${id}`, `### ${heading}\n\n${text}`, {
        internalName: `Membership: benefit, ${id}`,
        hashLink: id,
        class: 'rule-top',
      }),
    ),
  ],
})
