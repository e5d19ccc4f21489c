import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { renderHtml } from '../../html/render-html.tsx'
import { renderMarkdown } from './render-markdown.ts'

const hosts = { own: ['www.leaders.example'], platform: ['members.leaders.example'] }
const report = vi.fn()
const html = (source: string | undefined) =>
  renderToStaticMarkup(renderMarkdown(source, { html: (markup) => renderHtml(markup, { hosts }), report }))

describe('Markdown', () => {
  test.each([
    ['One **strong** and _soft_ line', '<p>One <strong>strong</strong> and <em>soft</em> line</p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['a<sup>2</sup> &amp; b<br>c', '<p>a<sup>2</sup> &amp; b<br/>c</p>'],
    ['~~old~~ new', '<p><del>old</del> new</p>'],
    ['', ''],
    [undefined, ''],
  ])('%j', (source, expected) => expect(html(source)).toBe(expected))
})

test('Markdown that is far too long is shown as plain text and reported', () => {
  expect(html(`*a_${'x'.repeat(10_000)}`)).toMatch(/^<p>\*a_x+<\/p>$/)
  expect(report).toHaveBeenCalledWith(expect.stringContaining('10000 characters'))
})

describe('links in Markdown', () => {
  const link = (address: string) => html(`[there](<${address}>)`)

  test.each([
    ['http', 'http://members.leaders.example/x'],
    ['https', 'https://members.leaders.example/x'],
    ['mailto', 'mailto:support@leaders.example'],
    ['tel', 'tel:+15550100'],
    ['relative', '/membership'],
    ['relative', 'membership'],
    ['hash', '#benefits'],
    ['query', '?page=2'],
  ])('%s links are allowed', (_, address) => expect(link(address)).toContain(`<a href="${address}"`))

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT&colon;alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x/1',
    '//evil.example',
    '/\\\\evil.example',
    '&#47;&#47;evil.example',
  ])('%s becomes inert', (address) => expect(link(address)).toBe('<p><a>there</a></p>'))

  test('news is called articles', () =>
    expect(link('https://www.leaders.example/news/x')).toBe('<p><a href="/articles/x">there</a></p>'))

  test.each(['<javascript:alert(1)>', '![x](javascript:alert(1))', '[x]: javascript:alert(1)\n\n[x]'])(
    '%s neither',
    (source) => expect(html(source)).not.toMatch(/(?:href|src)=/),
  )

  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>'])(
    'markup such as %s is judged like any other',
    (source) => expect(html(source)).not.toMatch(/<(?:script|img|svg)/),
  )
})
