import { assetLink, entry, link, picture, prose, seedFile } from '../define.ts'

export const sample = seedFile({
  space: 'association',
  pictures: [
    picture({
      id: 'sample-horizon',
      title: 'Horizon',
      description: 'A low sun over the sea.',
      width: 1200,
      height: 630,
      draw: ({ width, height }) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
        `<rect width="100%" height="100%" fill="#0b3c5d"/><circle cx="50%" cy="70%" r="120" fill="#f5b841"/>` +
        `<rect y="70%" width="100%" height="30%" fill="#082a41"/></svg>`,
    }),
  ],
  entries: [
    entry('page', {
      id: 'sample',
      fields: {
        title: 'Sample',
        path: '/sample',
        description: 'The thinnest page there is.',
        socialImage: assetLink('sample-horizon'),
        sections: [link('sample-title'), link('sample-text'), link('sample-quote')],
      },
    }),
    entry('title', { id: 'sample-title', fields: { internalName: 'Sample title', text: 'A sample' } }),
    entry('content', {
      id: 'sample-text',
      fields: { internalName: 'Sample text', text: prose('Written as **Markdown**.\n\n{{sample-quote}}') },
    }),
    entry('quoteBlock', {
      id: 'sample-quote',
      state: 'changed',
      fields: {
        internalName: 'Sample quote',
        quote: prose('Lead from where you stand.'),
        attribution: 'A physician leader',
      },
      changes: { quote: prose('Lead from where you stand, today.') },
    }),
  ],
})
