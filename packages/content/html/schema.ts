import { defaultSchema, type Schema } from 'hast-util-sanitize'

/** Stands before every id, so that none shadows what scripts look up. */
export const anchorPrefix = 'editor-'

const tableAttributes = ['colSpan', 'rowSpan', 'scope', 'headers', 'align', 'vAlign']

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
    ...['s', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul', 'dl', 'dt', 'dd'],
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
    a: ['href', 'ariaLabel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed', 'type'],
    td: tableAttributes,
    th: [...tableAttributes, 'abbr'],
    col: ['span'],
    colgroup: ['span'],
  },
  protocols: { src: ['https', 'http'] },
  clobber: ['id', 'headers'],
  clobberPrefix: anchorPrefix,
}
