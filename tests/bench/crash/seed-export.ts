export const typesUsed = ['title', 'quoteBlock', 'section', 'page'] as const

const english = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }]))

const link = (linkType: 'Entry' | 'Asset' | 'Tag', id: string) => ({ sys: { type: 'Link', linkType, id } })

type EntryState = 'draft' | 'published' | 'changed'
const versions = {
  draft: { version: 1 },
  published: { version: 2, publishedVersion: 1 },
  changed: { version: 3, publishedVersion: 1 },
}

const entry = (
  type: (typeof typesUsed)[number],
  id: string,
  { state = 'published', ...fields }: { state?: EntryState } & Record<string, unknown>,
) => ({
  metadata: { tags: [link('Tag', 'spring')] },
  sys: { id, type: 'Entry', contentType: { sys: { id: type } }, ...versions[state] },
  fields: english(fields),
})

const quote = (words: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: words, marks: [], data: {} }] },
  ],
})

export const exportWith = (address: string) => ({
  tags: [{ name: 'Spring', sys: { id: 'spring', visibility: 'private' } }],
  assets: [
    {
      sys: { id: 'dawn', type: 'Asset', ...versions.published },
      fields: english({
        title: 'Dawn',
        file: { url: address, fileName: 'dawn.png', contentType: 'image/png' },
      }),
    },
  ],
  entries: [
    entry('page', 'talks', {
      title: 'Talks',
      path: '/talks',
      socialImage: link('Asset', 'dawn'),
      sections: [link('Entry', 'lead'), link('Entry', 'band'), link('Entry', 'voice')],
    }),
    entry('title', 'lead', { internalName: 'Lead', text: 'Lead' }),
    entry('title', 'later', { state: 'draft', internalName: 'Later' }),
    entry('quoteBlock', 'voice', {
      state: 'changed',
      internalName: 'Voice',
      quote: quote('As changed since.'),
    }),
    entry('section', 'band', {
      internalName: 'Band',
      elements: [link('Entry', 'lead'), link('Entry', 'inner')],
    }),
    entry('section', 'inner', { internalName: 'Inner', elements: [link('Entry', 'band')] }),
  ],
  publishedEntries: [entry('quoteBlock', 'voice', { internalName: 'Voice', quote: quote('As published.') })],
})
