import { expect, test } from 'vitest'
import { cssAddresses } from './css.ts'
import { srcsetAddresses } from './elements.ts'
import { hasFragment } from './fragment.ts'
import { jsonLdAddresses } from './json-ld.ts'
import { readPage } from './read-page.ts'

const addresses = (html: string) => readPage(html).links.map(({ href }) => href)

test.each([
  ['<a href="/a?x=1&amp;y=2">', ['/a?x=1&y=2']],
  ['<area href="a">', ['a']],
  [
    '<a rel="nofollow" href="/auth/login"><a rel="nofollow" href="https://a"><a rel="nofollow" href="//b">',
    ['https://a', '//b'],
  ],
  ['<img src="a" srcset="b 1x, c,d 2x">', ['a', 'b', 'c,d']],
  ['<picture><source srcset="a 100w"></picture>', ['a']],
  ['<script src="a"></script>', ['a']],
  ['<link rel="stylesheet" href="a"><link rel="preconnect" href="https://b">', ['a']],
  ['<iframe src="a"></iframe>', ['a']],
  ['<video src="a" poster="b"><track src="c"></video>', ['a', 'b', 'c']],
  ['<object data="a"></object><embed src="b">', ['a', 'b']],
  ['<form action="a"></form><form method="POST" action="b"></form>', ['a']],
  ['<input type="image" src="a"><input type="text" src="b">', ['a']],
  [`<meta http-equiv="refresh" content="0; url='a'">`, ['a']],
  ['<meta http-equiv="refresh" content=" 5 ;URL = a b ">', ['a b']],
  ['<meta http-equiv="refresh" content="5, /a"><meta http-equiv="refresh" content="0 url=b">', ['/a', 'b']],
  ['<meta http-equiv="refresh" content="5"><meta http-equiv="refresh" content="5;">', []],
  ['<meta http-equiv="refresh" content="soon; url=a">', []],
  ['<meta property="og:image" content="a"><meta name="description" content="b">', ['a']],
  ['<template><a href="a">x</a></template><a href="b">', ['b']],
  ['<!-- <a href="a"> --><script>"<a href=b>"</script>', []],
  ['<a name="x">no link</a>', []],
  ['<A HREF="a">x</A><IMG Src=b>', ['a', 'b']],
  ['<constructor href="a"></constructor><abbr href="b">', []],
  ['<svg><title/><image xlink:href="a"/><style/></svg><a href="b">', ['a', 'b']],
  ['<image src="a">', ['a']],
  ['<a href="a" href="b">', ['a']],
  ['<svg><use href="a.svg#b"/><use xlink:href="#c"/><a xlink:href="d"/></svg>', ['a.svg#b', '#c', 'd']],
  ['<style>@import "a.css"; p { background: url(b.png) }</style><a href="c">', ['a.css', 'b.png', 'c']],
  [
    '<p style="background: url(&quot;a.png&quot;)">x</p><a style="src: url(b)" href="c">',
    ['a.png', 'c', 'b'],
  ],
  ['<svg><style>p { fill: url(#own); cursor: url(a.cur) }</style></svg>', ['a.cur']],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org","@id":"/x","url":"/a","publisher":{"logo":{"url":"https://b.test/c.png"}},"sameAs":["https://d.test/"]}</script>',
    ['/a', 'https://d.test/', 'https://b.test/c.png'],
  ],
  ['<script type="application/ld+json">{"url":</script><a href="a">', ['a']],
])('%s', (html, expected) => {
  expect(addresses(html)).toEqual(expected)
})

test('the text of a link includes the alternative text of its picture', () => {
  const { links } = readPage('<a href="a">Read <b>all</b> <img src="p" alt="about it"></a><a href="b">No</a>')
  expect(links.map(({ element, text }) => `${element}: ${text}`)).toEqual([
    'a: Read all about it',
    'img: about it',
    'a: No',
  ])
})

test('the first base counts', () => {
  expect(readPage('<base href="/a/"><base href="/b/">').base).toBe('/a/')
})

test.each([
  ['', true],
  ['top', true],
  ['TOP', true],
  ['here', true],
  ['Here', false],
  ['old', true],
  ['field', false],
  ['s%20x', true],
  ['gr%C3%B6%C3%9Fe', true],
  ['100%', true],
  ['100%25', true],
  [':~:text=anything', true],
  ['here:~:text=anything', true],
  ['nowhere:~:text=anything', false],
  ['/a/route', true],
  ['readme', true],
])('#%s', (fragment, isThere) => {
  const { anchors } = readPage(
    '<p id="here"><a name="old"></a><input name="field"><p id="s x"><p id="größe"><p id="100%"><h1 id="user-content-readme">',
  )
  expect(hasFragment(fragment, anchors)).toBe(isThere)
})

test.each([
  ['a', ['a']],
  ['a, b', ['a', 'b']],
  ['a 1x,b 2x', ['a', 'b']],
  ['/i?w=1,h=2 1x, /j 2x', ['/i?w=1,h=2', '/j']],
  [' , a 1x , ', ['a']],
  ['', []],
])('srcset %j', (srcset, expected) => {
  expect(srcsetAddresses(srcset)).toEqual(expected)
})

test.each([
  ['a{background:url(a.png)}b{src:url("b.woff2") format("woff2"),url( \'c\' )}', ['a.png', 'b.woff2', 'c']],
  ['@import "a.css" screen;@import url(b.css);@IMPORT URL("c.css");', ['a.css', 'b.css', 'c.css']],
  ['/* url(a) */ b::after{content:"url(c)"} @namespace svg url(http://www.w3.org/2000/svg);', []],
  ['a{mask:url(#m);background:url(data:image/png;base64,AA==)}', []],
  ['a{background:url(a\\20 b\\(1\\).png)}', ['a b(1).png']],
  ['a{background:url(', []],
  ['a{b:"\\"url(a)";c:url(b)}', ['b']],
  ['a{b:"cut\nc:url(d);e:url("f\ng:url(h)', ['d', 'h']],
  ['a{b:url(c(url(d)', ['d']],
  ['@import\n"a.css";@import url( "b.css" )', ['a.css', 'b.css']],
])('stylesheet %j', (css, expected) => {
  expect([...cssAddresses(css)]).toEqual(expected)
})

const many = (text: string) => text.repeat(1_000_000 / text.length)

test.each([
  ['escapes', `url(${many('\\aaaaaa')}(`],
  ['spaces in an address', `url(${many(' ')}`],
  ['spaces after an address', many(`url(a${' '.repeat(990)}x`)],
  ['escaped quotes', `"${many('\\"')}`],
  ['addresses without an end', many('url(')],
  ['strings without an end', many('"\n')],
  ['comments without an end', many('/*')],
  ['imports of nothing', many('@import ')],
])('a stylesheet of a megabyte of %s is read in one go', (_, css) => {
  expect([...cssAddresses(css)]).toEqual([])
  expect(addresses(`<p style='${css}'><a href="a">`)).toEqual(['a'])
})

test.each([many(' '), many('0'), many('0 '), many(';'), `0;url${many(' ')}`, `0;url=${many(' ')}"`])(
  'a refresh with a megabyte of padding is read in one go',
  (padding) => {
    const page = `<meta http-equiv="refresh" content='${padding}'><a href="a">`
    expect(addresses(page).at(-1)).toBe('a')
  },
)

test.each([
  [many(','), 0],
  [`a${many(',')}b`, 1],
  [many('a,'), 1],
  [many('('), 1],
  [many('a ()'), 1],
  [many('a, ('), 250_001],
])('a srcset of a megabyte is read in one go', (srcset, candidates) => {
  expect(srcsetAddresses(srcset)).toHaveLength(candidates)
})

const tooMany = 60_000

test.each([
  ['stylesheet', `<style>${'a{b:url(c)}'.repeat(tooMany)}</style>`],
  ['style attribute', `<p style="${'b:url(c);'.repeat(tooMany)}">`],
  [
    'block of structured data',
    `<script type="application/ld+json">{"url":[${'"/c",'.repeat(tooMany)}"/c"]}</script>`,
  ],
])('of a %s with too many addresses the first count, and the page is cut', (_, html) => {
  const { links, isCut } = readPage(`<a href="first">${html}<a href="last">`)
  expect(isCut).toBe(true)
  expect(links).toHaveLength(50_000)
  expect([links[0]?.href, links.at(-1)?.href]).toEqual(['first', expect.stringMatching(/^\/?c$/)])
})

test('structured data that is very deep is read to its end', () => {
  const deep = `${'{"item":'.repeat(5000)}{"url":"/a"}${'}'.repeat(5000)}`
  expect([...jsonLdAddresses(deep)]).toEqual(['/a'])
})

test('a search template and a name are no links', () => {
  const data = { '@id': 'https://a.test/#x', target: 'https://a.test/?q={words}', image: 'not an address' }
  expect([...jsonLdAddresses(JSON.stringify(data))]).toEqual([])
})
