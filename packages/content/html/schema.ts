import { defaultSchema, type Schema } from 'hast-util-sanitize'

type PropertyDefinition = NonNullable<Schema['attributes']>[string][number]

/** `headers` refers to cell ids. Other ids become anchors, see `anchors.ts`. */
export const anchorPrefix = 'editor-'

const cellAttributes: PropertyDefinition[] = [
  ...['colSpan', 'rowSpan', 'scope', 'headers'],
  // These become `style` values, so no other word may pass.
  ['align', 'left', 'center', 'right', 'justify'],
  ['vAlign', 'top', 'middle', 'bottom', 'baseline'],
]
const pixels = /^\d{1,4}$/

/** Nothing here runs, frames or submits. */
export const schema: Schema = {
  tagNames: [
    ...['a', 'abbr', 'b', 'blockquote', 'br', 'cite', 'code', 'del', 'div', 'em', 'figcaption', 'figure'],
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'hr',
      'i',
      'img',
      'ins',
      'kbd',
      'li',
      'mark',
      'ol',
      'p',
      'pre',
      'q',
    ],
    ...['s', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul', 'wbr', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  /** These are removed with their content; unknown elements keep their text. */
  strip: [
    ...['script', 'style', 'svg', 'math', 'xmp', 'noscript', 'noembed', 'noframes', 'template', 'iframe'],
    ...['frame', 'frameset', 'object', 'embed', 'applet', 'textarea', 'select', 'title', 'plaintext'],
    ...['head', 'audio', 'video', 'canvas'],
  ],
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], colgroup: ['table'], col: ['table'] },
  attributes: {
    '*': ['id', 'title', 'lang', 'dir', ['className', /^[\w-]{1,64}$/]],
    // Unlike a form's or picture's name, a link's is not a global variable.
    a: ['href', 'ariaLabel', 'name'],
    img: ['src', 'alt', ['width', pixels], ['height', pixels]],
    ol: ['start', 'reversed', 'type'],
    td: cellAttributes,
    th: [...cellAttributes, 'abbr'],
    col: ['span'],
    colgroup: ['span'],
  },
  protocols: { src: ['https', 'http'] },
  clobber: ['id', 'headers'],
  clobberPrefix: anchorPrefix,
}
