import {
  BLOCKS,
  type Document,
  type Hyperlink,
  INLINES,
  MARKS,
  type Text,
  type TopLevelBlock,
} from '@contentful/rich-text-types'

/** Rich text as fixtures and the seed write it: `richText(heading(2, 'Why'), paragraph('Because ', bold('…')))`. */
export const richText = (...content: TopLevelBlock[]): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content,
})

type Words = string | Text | Hyperlink

export const paragraph = (...words: Words[]) => ({
  nodeType: BLOCKS.PARAGRAPH as const,
  data: {},
  content: words.map(toNode),
})

const headings = {
  2: BLOCKS.HEADING_2,
  3: BLOCKS.HEADING_3,
  4: BLOCKS.HEADING_4,
} as const

export const heading = (rank: keyof typeof headings, ...words: Words[]) => ({
  nodeType: headings[rank],
  data: {},
  content: words.map(toNode),
})

export const bullets = (...items: (string | Words[])[]) => ({
  nodeType: BLOCKS.UL_LIST as const,
  data: {},
  content: items.map((item) => ({
    nodeType: BLOCKS.LIST_ITEM as const,
    data: {},
    content: [paragraph(...(typeof item === 'string' ? [item] : item))],
  })),
})

export const quotation = (...words: Words[]) => ({
  nodeType: BLOCKS.QUOTE as const,
  data: {},
  content: [paragraph(...words)],
})

export const bold = (value: string) => marked(value, MARKS.BOLD)

export const linked = (value: string, uri: string): Hyperlink => ({
  nodeType: INLINES.HYPERLINK,
  data: { uri },
  content: [marked(value)],
})

/** Embeds the entry of this fixture or seed id. */
export const embedded = (id: string): TopLevelBlock => ({
  nodeType: BLOCKS.EMBEDDED_ENTRY,
  data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  content: [],
})

const toNode = (words: Words): Text | Hyperlink => (typeof words === 'string' ? marked(words) : words)

const marked = (value: string, ...marks: MARKS[]): Text => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
