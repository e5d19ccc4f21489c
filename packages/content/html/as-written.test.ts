import { parse, serialize } from 'parse5'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderHtml } from './render-html.ts'
import { benign } from './testing/benign.ts'
import { hostile } from './testing/hostile.ts'
import { misplaced } from './testing/misplaced.ts'

const hosts = { own: ['site.example'], platform: [] }

/** Where blocks place editors' HTML. */
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

/** The elements of markup in their order, each with its end; attributes may hold anything. */
const outline = (markup: string) =>
  markup
    .match(/<\/?[a-z][a-z0-9]*(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/gi)
    ?.map((tag) => /^[^\s>/]+|^<\/[^>]+/.exec(tag)?.[0])
    .filter((tag) => tag !== '</path')

/** The page after a parser of HTML has read it. React stops with an error where that differs from its own markup. */
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
