import { entry, link, prose, seedFile } from '../../define.ts'

export const voice = seedFile({
  space: 'association',
  entries: [
    entry('section', 'home-quote-band', {
      internalName: 'Home: a member’s voice',
      paddings: 'py-5',
      isContainer: true,
      elements: [link('home-quote')],
    }),
    entry('quoteBlock', 'home-quote', {
      internalName: 'Home: quote',
      quote: prose(
        'The day I became chief I knew how to take care of one patient at a time. Here I learned to take care of nine thousand, and of the people who do it with me.',
      ),
      attribution: 'Maren Okafor, MD, chief medical officer and member since 2014',
      alignAttribution: 'start',
      maxWidth: 900,
      quoteMarkerColor: 'mediumYellow',
    }),
  ],
})
