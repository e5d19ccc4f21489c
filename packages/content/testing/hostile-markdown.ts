/** Repeated, these pieces make Markdown parsers slow or deep. */
export const hostileMarkdown = {
  'quotes with lists': '> - ',
  quotes: '>',
  'ordered lists': '1. ',
  footnotes: '[^a]:',
  emphasis: '*a **b ',
  'emphasis that closes': 'a* b** ',
  strikethrough: '~~a ',
  brackets: '[',
  links: '[a](',
  pictures: '![a',
  references: '[a][b]',
  definitions: '[a]: b\n',
  tables: 'a|b\n-|-\n',
  rows: '|a|b\n',
  autolinks: 'www.a.b ',
  'mail addresses': 'a.b@c.d ',
  entities: '&amp;&notit;',
  'code spans': '`a``b',
  fences: '```\na\n',
  tags: '<u>',
  comments: '<!-- ',
  'setext headings': 'a\n=\n',
  paragraphs: 'a\n\n',
  'lists with code': '- a\n\n\t',
  tasks: '- [ ] a\n',
  escapes: '\\*',
  'line breaks': 'a  \n',
  parentheses: '[a](((((',
  'odd characters': '\u0000\ud800\ufeff ',
} as const

/** Every line of a deep list begins further to the right. */
export const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
export const deepList = (length: number) =>
  Array.from({ length: Math.floor(Math.sqrt(length)) }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
