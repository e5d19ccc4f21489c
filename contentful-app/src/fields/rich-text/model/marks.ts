import type { DOMOutputSpec, MarkSpec, ParseRule } from '@tiptap/pm/model'
import { fromAttribute, toAttribute } from './attributes.ts'

/** Names follow Contentful. The first mark is the outermost element. */
export const marks = {
  link: {
    attrs: { nodeType: {}, data: {} },
    inclusive: false,
    parseDOM: [
      { tag: 'a[data-link]', getAttrs: (element) => fromAttribute(element, 'data-link') },
      {
        tag: 'a[href]',
        getAttrs: (element) => ({
          nodeType: 'hyperlink',
          data: { uri: element.getAttribute('href') ?? '' },
        }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'a',
      { 'data-link': toAttribute(attrs), ...hrefOf(attrs), title: titleOf(attrs) },
      0,
    ],
  },
  bold: simple('strong', [{ tag: 'b' }]),
  italic: simple('em', [{ tag: 'i' }]),
  underline: simple('u'),
  strikethrough: simple('s', [{ tag: 'del' }]),
  superscript: simple('sup'),
  subscript: simple('sub'),
  code: simple('code'),
  /** Keeps an unknown mark on its text. */
  other: {
    attrs: { type: {} },
    excludes: '',
    parseDOM: [
      { tag: 'span[data-mark]', getAttrs: (element) => ({ type: element.getAttribute('data-mark') }) },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['span', { 'data-mark': attrs.type }, 0],
  },
} as const satisfies Record<string, MarkSpec>

function simple(tag: string, others: readonly ParseRule[] = []): MarkSpec {
  return { parseDOM: [{ tag }, ...others] as MarkSpec['parseDOM'] & object, toDOM: () => [tag, 0] }
}

/** Returns only safe URL schemes. The editor never opens links. */
const hrefOf = ({ data }: { data?: { uri?: unknown } }) =>
  typeof data?.uri === 'string' && /^(?:https?:|mailto:|tel:|\/|#)/i.test(data.uri) ? { href: data.uri } : {}

const titleOf = ({ nodeType, data }: { nodeType?: unknown; data?: { uri?: unknown } }) =>
  nodeType === 'hyperlink' ? String(data?.uri ?? '') : nodeType === 'asset-hyperlink' ? 'File' : 'Page'
