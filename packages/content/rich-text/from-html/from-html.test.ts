import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { fromMarkdown, toMarkdown } from '../markdown/index.ts'
import { documentOf } from '../markdown/node.ts'
import { blocksFromHtml, type HtmlNode } from './index.ts'

type Parsed = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Parsed[]
}

function nodesIn({ childNodes = [] }: Parsed): HtmlNode[] {
  return childNodes.flatMap((node): HtmlNode[] => {
    if (node.nodeName === '#text') return [node.value ?? '']
    if (node.nodeName.startsWith('#')) return []
    const attributes = Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value]))
    return [{ tag: node.nodeName, attributes, children: nodesIn(node) }]
  })
}

function markdown(html: string) {
  const blocks = blocksFromHtml(nodesIn(parseFragment(html) as Parsed))
  return blocks && toMarkdown(documentOf(blocks)).replace(/(?<!\\)<wbr>/g, '')
}

const word = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('a web page', () => {
  test.each([
    ['headings', '<h1>One</h1><h2><b>Two</b></h2><p>Text</p>', '# One\n\n## Two\n\nText'],
    [
      'marks',
      '<p>so <b>loud </b>and <em>slow</em>, <code>x</code>, 2<sup>nd</sup></p>',
      'so **loud** and *slow*, `x`, 2<sup>nd</sup>',
    ],
    ['both marks', '<p><strong>a <em>b</em></strong></p>', '**a _b_**'],
    [
      'a link',
      '<p>see <a href="https://example.com/a?b=c">this <b>one</b></a></p>',
      'see [this **one**](https://example.com/a?b=c)',
    ],
    ['mail', '<a href="mailto:a@example.com">write</a>', '[write](mailto:a@example.com)'],
    ['a list', '<ul><li>a</li><li><p>b</p></li></ul>', '- a\n- b'],
    ['a numbered list', '<ol><li>a<li>b</ol>', '1. a\n2. b'],
    ['lists in lists', '<ul><li>a<ol><li>b<ul><li>c</ul></ol><li>d</ul>', '- a\n  1. b\n     - c\n- d'],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n***\n\nb'],
    [
      'a table',
      '<table><thead><tr><th>Name<th>Fee</thead><tr><td><p>Member</p><p>new</p><td>$1|2</table>',
      '| Name | Fee |\n| - | - |\n| Member<br>new | $1\\|2 |',
    ],
    [
      'a table without a header',
      '<table><tr><td>a<td>b<tr><td colspan=2>c</table>',
      '| | |\n| - | - |\n| a | b |\n| c | |',
    ],
    ['lines', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
    ['what Markdown reads', '<p><b>1. *no* list</b> # _x_</p>', '**1. \\*no\\* list** # \\_x\\_'],
    ['an address that is text', '<p>at www.example.com <b>now</b></p>', 'at www.example.com **now**'],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected)
  })
})

describe('Word', () => {
  test('lists, nested and mixed', () => {
    const html =
      word(1, '·', 'Trust') +
      word(2, 'o', 'in <b>leaders</b>') +
      word(2, 'o', 'in care') +
      word(1, '·', 'Time') +
      '<p class=MsoNormal>Then:<o:p></o:p></p>' +
      word(1, '1.', 'first') +
      word(1, '2.', 'second')
    expect(markdown(html)).toBe(
      '- Trust\n  - in **leaders**\n  - in care\n- Time\n\nThen:\n\n1. first\n2. second',
    )
  })

  test('its title, headings, empty paragraphs and style sheet', () => {
    const html =
      '<style>p { color: red }</style><p class=MsoTitle>Report</p><h2>Part<o:p></o:p></h2><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>a\nb</p>'
    expect(markdown(html)).toBe('# Report\n\n## Part\n\na b')
  })

  test('headings of Word on the web', () => {
    expect(markdown('<div><p role="heading" aria-level="3">Part</p></div><div><p>a</p></div>')).toBe(
      '### Part\n\na',
    )
  })
})

describe('Google Docs', () => {
  const wrapped = (html: string) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`

  test('styles that say bold and italic, and its wrapper that does not', () => {
    const html = wrapped(
      '<p dir="ltr"><span style="font-weight:700;text-decoration:none">loud</span><span style="font-weight:400"> and </span><span style="font-style:italic;font-weight:400">slow</span></p><br /><p><a href="https://example.com"><span style="text-decoration:underline">a link</span></a></p>',
    )
    expect(markdown(html)).toBe('**loud** and *slow*\n\n[a link](https://example.com)')
  })

  test('inner lists beside their items', () => {
    const html = wrapped(
      '<ul><li aria-level="1"><p role="presentation">a</p></li><ul><li aria-level="2"><p>b</p></li></ul><li><p>c</p></li></ul>',
    )
    expect(markdown(html)).toBe('- a\n  - b\n- c')
  })
})

describe('HTML that is left out', () => {
  test.each([
    '<script>alert(1)</script>',
    '<style>p { color: red }</style>',
    '<img src="https://example.com/track.png" onerror="alert(1)" alt="pixel">',
    '<svg onload="alert(1)"><text>drawn</text></svg>',
    '<iframe src="https://example.com"></iframe>',
    '<!-- a comment -->',
    '<span style="display:none">hidden</span>',
    '<template><b>unused</b></template>',
  ])('%s', (html) => {
    expect(markdown(`<p>a ${html}<b>b</b></p>`)).toBe('a **b**')
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '#here',
    'file:///etc/passwd',
    '//example.com',
  ])('the address of a link to %j', (address) => {
    expect(markdown(`<h2>a</h2><a href="${address}" onclick="alert(1)">text</a>`)).toBe('## a\n\ntext')
  })

  test('tags that are written as text stay text', async () => {
    const source = markdown('<p><b>a</b> &lt;script&gt;alert(1)&lt;/script&gt;</p>') ?? ''
    expect(toMarkdown(await fromMarkdown(source))).toBe(source)
    expect(JSON.stringify(await fromMarkdown(source))).toContain('<script>alert(1)</script>')
  })
})

describe('HTML that says no more than its plain text is left to the browser', () => {
  test.each([
    '<span style="color: red">some words</span>',
    '<div style="font-family: monospace"><div><span># a</span></div><div><span>- b</span></div></div>',
    '<pre><span># not a heading</span>\n- no list</pre>',
    '<p>one paragraph</p>',
    '',
  ])('%j', (html) => {
    expect(markdown(html)).toBeUndefined()
  })
})

describe('HTML that would exhaust the tab', () => {
  const row = (cells: number) => `<tr>${'<td><p><b>a</b></p>'.repeat(cells)}</tr>`

  test('reads a table as text if rows of equal length would have too many cells', () => {
    expect(markdown(`<table>${row(200)}${row(1).repeat(200)}</table>`)).toBe(
      Array.from({ length: 400 }, () => '**a**').join('\n\n'),
    )
    expect(markdown(`<table>${row(20)}${row(1).repeat(200)}</table>`)).toContain('| **a** |')
  })

  test('HTML beyond 2 MB is left to the browser', () => {
    expect(markdown(`<h2>a</h2><p>${'words '.repeat(400_000)}</p>`)).toBeUndefined()
    expect(markdown(`<h2>a</h2><p>${'words '.repeat(100)}</p>`)).toMatch(/^## a/)
  })

  test('an address does not count, for it may hold a whole picture', () =>
    expect(markdown(`<h2>a</h2><img src="data:image/png;base64,${'a'.repeat(3_000_000)}">`)).toBe('## a'))

  test('levels of Word beyond its nine', () => {
    const html = Array.from({ length: 3000 }, (_, index) => word(index + 1, '·', 'a')).join('')
    expect(markdown(html)?.split('\n')).toHaveLength(3000)
  })
})
