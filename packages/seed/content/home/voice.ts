import { assetLink, entry, prose, seedFile } from '../../define.ts'
import { band } from '../../parts.ts'

export const voice = seedFile({
  space: 'association',
  entries: [
    band('home-quote-band', ['home-quote'], { internalName: 'Home: a member’s voice' }),
    entry('quoteBlock', 'home-quote', {
      internalName: 'Home: quote',
      quote: prose(
        'The day I became chief I knew how to take care of one patient at a time. Here I learned to take care of nine thousand, and of the people who do it with me.',
      ),
      attribution: 'Maren Okafor, MD, chief medical officer and member since 2014',
      portrait: assetLink('portrait-okafor'),
      alignAttribution: 'start',
      maxWidth: 900,
      quoteMarkerColor: 'mediumYellow',
    }),
  ],
})
