import { assetLink, entry, prose, seedFile } from '../../define.ts'
import { band, title, words } from '../../parts.ts'

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
      isContainer: true,
      topPadding: 5,
      bottomPadding: 5,
      wrapperBackgroundColor: 'paleYellow',
      quoteMarkerColor: 'orange',
    }),

    band('membership-employers', ['membership-employers-title', 'membership-employers-text']),
    title('membership-employers-title', 'Where our members lead'),
    words(
      'membership-employers-text',
      'Pinecrest Medical Group, Harborview Physicians, Riverbend Regional, Cedar Valley Health, Prairie Lakes Clinic, Lakeshore University Hospital, Good Harbor and 1,900 other employers. Four in ten of them pay for the membership. The names are invented, as is everything on this example site.',
      { maxWidth: 800 },
    ),

    band('membership-questions', ['membership-answers']),
  ],
})
