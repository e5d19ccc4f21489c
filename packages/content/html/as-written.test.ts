import { parse, serialize } from 'parse5'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderHtml } from './render-html.tsx'
import { benign } from './testing/benign.ts'
import { hostile } from './testing/hostile.ts'
import { misplaced } from './testing/misplaced.ts'

const hosts = { own: ['site.example'], platform: [] }

const places: Record<string, (html: ReactNode) => ReactNode> = {
  'a box': (html) => html,
  'a list item': (html) => createElement('ul', null, createElement('li', null, html)),
  'a table cell': (html) =>
    createElement(
      'table',
      null,
      createElement('tbody', null, createElement('tr', null, createElement('th', null, html))),
    ),
}

const outline = (markup: string) =>
  markup
    .match(/<\/?[a-z][a-z0-9]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/gi)
    ?.map((tag) => /^[^\s>/]+|^<\/[^>]+/.exec(tag)?.[0])
    .filter((tag) => tag !== '</path')

/** React reports an error where the parsed page differs from its markup. */
function asRead(markup: string): string {
  const document = parse(`<!doctype html><html><head></head><body><main>${markup}</main></body></html>`)
  return /<main>(.*)<\/main>/s.exec(serialize(document))?.[1] ?? ''
}

describe.each(Object.entries(places))('in %s, a browser reads HTML as it was written', (_, place) => {
  const markupOf = (source: string) =>
    renderToStaticMarkup(createElement('div', null, place(renderHtml(source, { hosts }))))

  test.each(misplaced)('%s', (source) => {
    const markup = markupOf(source)
    expect(outline(asRead(markup))).toEqual(outline(markup))
  })

  test.each(Object.entries({ ...hostile, ...benign }))('%s', (_, sources) => {
    const changed = sources.filter((source) => {
      const markup = markupOf(source)
      return String(outline(asRead(markup))) !== String(outline(markup))
    })
    expect(changed).toEqual([])
  })
})
