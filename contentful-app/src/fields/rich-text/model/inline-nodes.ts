import type { DOMOutputSpec, NodeSpec } from '@tiptap/pm/model'
import { fromAttribute, toAttribute } from './attributes.ts'

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
      { 'data-unknown': toAttribute(attrs), class: 'unknown-inline', title: words },
      '◇',
    ],
  },
} as const satisfies Record<string, NodeSpec>

const words = 'This content cannot be edited here'
