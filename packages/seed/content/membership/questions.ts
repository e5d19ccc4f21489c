import { assetLink, entry, prose, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

export const questions = seedFile({
  space: 'association',
  entries: [
    entry('quoteBlock', 'membership-quote', {
      internalName: 'Membership: quote',
      quote: prose(
        'I paid for the first year myself, to see. In the second month someone on the community saved me a lawsuit. Nobody has asked me since whether it is worth it.',
      ),
      alignAttribution: 'start',
      attribution: 'Lin Hartmann, DO, department chair',
      portrait: assetLink('portrait-hartmann'),
      bottomPadding: 0,
    }),

    band('membership-questions', ['membership-answers']),
  ],
})
