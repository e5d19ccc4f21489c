import { expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { table as fixture } from './fixture.ts'

const table = (fields: Record<string, unknown> = {}) => markupOf('table', { ...fixture, ...fields })

test('the HTML of an editor becomes a table that scrolls in its own box', () => {
  expect(table()).toMatch(
    /<div role="region" aria-label="What each credential asks for"[^>]* tabindex="0"><table/,
  )
  expect(table()).toContain('<th scope="col">Credit hours</th>')
})

test('classes follow the editor', () => {
  expect(table({ classes: 'col-md-6 "x' })).toContain('<div class="table col-md-6">')
})

test('without HTML there is nothing', () => expect(table({ body: undefined })).not.toContain('table'))

test('scripts and handlers are lost, words are kept', () => {
  const body = '<table onclick="alert(1)"><tr><td><script>alert(1)</script>Words</td></tr></table>'
  expect(table({ body })).toContain('<td>Words</td>')
  expect(table({ body })).not.toMatch(/script|onclick/)
})

test('a text may hold a table', () => {
  const target = { sys: { id: 't', type: 'Entry', contentType: { sys: { id: 'table' } } }, fields: fixture }
  const text = {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
  }
  expect(markupOf('content', { text })).toContain('<th scope="col">Credit hours</th>')
})

test('a table without heading cells earns advice', () => {
  const type = contentTypeFor('table')
  const body = '<table><tr><td>a</td></tr></table>'
  expect(type && check(type, { ...fixture, body })).toMatchObject([{ severity: 'warning', field: 'body' }])
})
