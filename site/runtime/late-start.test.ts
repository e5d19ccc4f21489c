import { describe, expect, test } from 'vitest'
import { boot } from './boot.ts'
import { startLate } from './late-start.ts'

/** Cut from a page that Next.js 16.4.6 stored; a new version that writes other markup must fail here. */
const stored = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js" integrity="sha256-a"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/a.js" async="" integrity="sha256-b"></script>',
  '<script src="/boot.js"></script>',
  '<script src="/_next/static/chunks/old.js" integrity="sha256-c" noModule=""></script></head>',
  '<body><script src="/_next/static/chunks/main.js" integrity="sha256-a" id="_R_" async=""></script>',
  '<script>self.__next_f.push([1,"<script src=/_next/x.js>"])</script></body>',
].join('')

describe('a stored page', () => {
  const late = startLate(stored)

  test('asks for no script of the framework by itself', () => {
    expect(late).not.toMatch(/<script src="\/_next\/static\/chunks\/(?:a|main)\.js/)
    expect(late).not.toContain('as="script"')
  })

  test('keeps order, integrity and id for when they start', () => {
    expect(late).toContain(
      '<script type="text/plain" data-src="/_next/static/chunks/a.js" integrity="sha256-b"></script>',
    )
    expect(late).toContain(
      '<script type="text/plain" data-src="/_next/static/chunks/main.js" integrity="sha256-a" id="_R_"></script>',
    )
  })

  test('loads the starter from an address of its own content, without blocking', () => {
    expect(late).toContain(`<script src="${boot.address}" integrity="${boot.integrity}" defer=""></script>`)
  })

  test('keeps stylesheets, inline scripts and what only old browsers load', () => {
    expect(late).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css"')
    expect(late).toContain('self.__next_f.push([1,"<script src=/_next/x.js>"])')
    expect(late).toContain('<script src="/_next/static/chunks/old.js"')
  })

  test('is rewritten once', () => expect(startLate(late)).toBe(late))

  test('without the starter stays as it is: nothing could wake it', () => {
    const without = stored.replace('<script src="/boot.js"></script>', '')
    expect(startLate(without)).toBe(without)
  })
})
