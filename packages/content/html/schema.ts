import { defaultSchema, type Schema } from 'hast-util-sanitize'

type PropertyDefinition = NonNullable<Schema['attributes']>[string][number]

/** The prefix of ids of cells, which `headers` refers to. All other ids become anchors, see `anchors.ts`. */
export const anchorPrefix = 'editor-'

const cellAttributes: PropertyDefinition[] = [
  ...['colSpan', 'rowSpan', 'scope', 'headers'],
  // Both end up in a `style`, so that no other word may pass.
  ['align', 'left', 'center', 'right', 'justify'],
  ['vAlign', 'top', 'middle', 'bottom', 'baseline'],
]
const pixels = /^\d{1,4}$/

/** What editors may write in HTML: text, lists, links, pictures and tables. Nothing that runs, frames or submits. */
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
  /** Removed with everything in them; any other unknown element leaves its text. */
  strip: [
    ...['script', 'style', 'svg', 'math', 'xmp', 'noscript', 'noembed', 'noframes', 'template', 'iframe'],
    ...['frame', 'frameset', 'object', 'embed', 'applet', 'textarea', 'select', 'title', 'plaintext'],
    ...['head', 'audio', 'video', 'canvas'],
  ],
  ancestors: { ...defaultSchema.ancestors, caption: ['table'], colgroup: ['table'], col: ['table'] },
  attributes: {
    '*': ['id', 'title', 'lang', 'dir', ['className', /^[\w-]{1,64}$/]],
    // The name is where a link ends; unlike those of forms and pictures it is no variable of the page.
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
