import { expect, test } from 'vitest'
import { pageHtml } from './finish.ts'

const loader = { src: '/islands/loader-1.js', integrity: 'sha256-a' }
const wrapped = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`
const loaded = (head: string, body: string) =>
  wrapped(
    `${head}<script type="module" blocking="render" src="/islands/loader-1.js" integrity="sha256-a"></script>`,
    body,
  )

test('the scripts and the data of the framework are left out, and the loader is added, which runs before the first paint', () => {
  const rendered = wrapped(
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>',
    '<h1>Page</h1><script>(self.__next_f=self.__next_f||[]).push([0])</script><script id="_R_">self.__next_f.push([1,"</div>$&"])</script><script src="/b.js" noModule=""></script>',
  )
  expect(pageHtml(rendered, loader)).toBe(loaded('', '<h1>Page</h1>'))
})

test('data for search engines, the picture that visitors wait for and fonts stay', () => {
  const data = '<script type="application/ld+json">{"@type":"Article"}</script>'
  const early =
    '<link rel="preload" as="image" imageSrcSet="/a.png 1w" fetchPriority="high"/><link rel="preload" as="font" href="/a.woff2"/>'
  expect(pageHtml(wrapped(early, data), loader)).toBe(loaded(early, data))
})

test('other pictures are not preloaded', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a.png 420w, /b.png 660w" imageSizes="50vw"/>'
  const picture = '<img src="/a.png" loading="eager"/>'
  expect(pageHtml(wrapped(preload, picture), loader)).toBe(loaded('', picture))
})

test.each(['<SCRIPT>x()</SCRIPT>', '<script>x()', '<script type="application/ld+json" id="a">{}<script>'])(
  'a page with %s is refused, because the script would stay',
  (body) => expect(() => pageHtml(wrapped('', body), loader)).toThrow('holds a script'),
)
