import type { DOMOutputSpec, NodeSpec } from '@tiptap/pm/model'
import { fromAttribute, toAttribute } from './attributes.ts'

/** The order matters: ProseMirror fills a missing block with the first type, a paragraph. */
export const blockNodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block itemBlock',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block itemBlock',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  unorderedList: list('ul'),
  orderedList: list('ol'),
  listItem: {
    content: 'itemBlock+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: '(paragraph | unknownBlock)+',
    group: 'block itemBlock',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  hr: { group: 'block itemBlock', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  embed: {
    group: 'block itemBlock',
    atom: true,
    draggable: true,
    attrs: { nodeType: {}, target: {} },
    parseDOM: [{ tag: 'div[data-embed]', getAttrs: (element) => fromAttribute(element, 'data-embed') }],
    toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-embed': toAttribute(attrs) }],
  },
  unknownBlock: {
    group: 'block itemBlock',
    atom: true,
    draggable: true,
    attrs: { node: {} },
    parseDOM: [{ tag: 'div[data-unknown]', getAttrs: (element) => fromAttribute(element, 'data-unknown') }],
    toDOM: ({ attrs }): DOMOutputSpec => ['div', { 'data-unknown': toAttribute(attrs) }],
  },
} as const satisfies Record<string, NodeSpec>

export const inlineNodes = {
  text: { group: 'inline' },
  /** Contentful stores a line break as a character of the text. */
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** Represents an inline entry, an empty link, or unknown content. */
  unknownInline: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    attrs: { node: {} },
    parseDOM: [{ tag: 'span[data-unknown]', getAttrs: (element) => fromAttribute(element, 'data-unknown') }],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'span',
      { 'data-unknown': toAttribute(attrs), class: 'unknown-inline', title: unknownWords },
      '◇',
    ],
  },
} as const satisfies Record<string, NodeSpec>

const unknownWords = 'This content cannot be edited here'

function list(tag: 'ul' | 'ol'): NodeSpec {
  return {
    content: 'listItem+',
    group: 'block itemBlock',
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
  }
}
