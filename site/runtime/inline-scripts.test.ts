import { describe, expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

const own = [
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a:\\"b\\" \\u003c/script>"])</script>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>',
]

describe('inline scripts', () => {
  test("each of the framework's own is allowed by its hash, once", () => {
    const { hashes, refused } = inlineScripts([...own, ...own].join('<p>text</p>'))
    expect(hashes).toHaveLength(3)
    expect(hashes[0]).toBe('sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo=')
    expect(refused).toEqual([])
  })

  test.each([
    ['any other script', '<script>alert(1)</script>'],
    ['a call that carries code', '<script>self.__next_f.push([alert(1)])</script>'],
    ['a call with something after it', '<script>self.__next_f.push([1]);alert(1)//)</script>'],
    ['a call with something before it', '<script>alert(1);self.__next_f.push([1])</script>'],
    ['a module', '<script type="module">import "/x.js"</script>'],
  ])('%s is refused', (_, html) => {
    const { hashes, refused } = inlineScripts(html)
    expect(hashes).toEqual([])
    expect(refused).toHaveLength(1)
  })

  test('what does not run needs no hash: scripts with an address, data blocks, inert scripts', () => {
    const html = `<script src="/_next/a.js"></script><script type="application/ld+json">{}</script>
      <script type="text/plain" data-src="/_next/b.js"></script>`
    expect(inlineScripts(html)).toEqual({ hashes: [], refused: [] })
  })
})
