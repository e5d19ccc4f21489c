import {
  BLOCKS,
  type Document,
  type Hyperlink,
  INLINES,
  MARKS,
  type Text,
  type TopLevelBlock,
} from '@contentful/rich-text-types'

/** Example: `richText(heading(2, 'Why'), paragraph('Because ', bold('…')))`. */
export const richText = (...content: TopLevelBlock[]): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content,
})

type Inline = string | Text | Hyperlink

export const paragraph = (...words: Inline[]) => ({
  nodeType: BLOCKS.PARAGRAPH as const,
  data: {},
  content: words.map(toNode),
})

const headings = {
  2: BLOCKS.HEADING_2,
  3: BLOCKS.HEADING_3,
  4: BLOCKS.HEADING_4,
  5: BLOCKS.HEADING_5,
} as const

export const heading = (rank: keyof typeof headings, ...words: Inline[]) => ({
  nodeType: headings[rank],
  data: {},
  content: words.map(toNode),
})

type ListItem = string | Inline[]

export const bullets = (...items: ListItem[]) => ({
  nodeType: BLOCKS.UL_LIST as const,
  data: {},
  content: items.map(listItem),
})

export const numbered = (...items: ListItem[]) => ({
  nodeType: BLOCKS.OL_LIST as const,
  data: {},
  content: items.map(listItem),
})

const listItem = (item: ListItem) => ({
  nodeType: BLOCKS.LIST_ITEM as const,
  data: {},
  content: [paragraph(...(typeof item === 'string' ? [item] : item))],
})

export const table = (heads: readonly string[], ...rows: (readonly string[])[]) => ({
  nodeType: BLOCKS.TABLE as const,
  data: {},
  content: [
    tableRow(BLOCKS.TABLE_HEADER_CELL, heads),
    ...rows.map((cells) => tableRow(BLOCKS.TABLE_CELL, cells)),
  ],
})

const tableRow = (nodeType: BLOCKS.TABLE_HEADER_CELL | BLOCKS.TABLE_CELL, cells: readonly string[]) => ({
  nodeType: BLOCKS.TABLE_ROW as const,
  data: {},
  content: cells.map((cell) => ({ nodeType, data: {}, content: [paragraph(cell)] })),
})

export const quotation = (...words: Inline[]) => ({
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

export const embedded = (id: string): TopLevelBlock => ({
  nodeType: BLOCKS.EMBEDDED_ENTRY,
  data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  content: [],
})

export const embeddedAsset = (id: string): TopLevelBlock => ({
  nodeType: BLOCKS.EMBEDDED_ASSET,
  data: { target: { sys: { type: 'Link', linkType: 'Asset', id } } },
  content: [],
})

const toNode = (words: Inline): Text | Hyperlink => (typeof words === 'string' ? marked(words) : words)

const marked = (value: string, ...marks: MARKS[]): Text => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
