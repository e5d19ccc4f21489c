import { describe, expect, test } from 'vitest'
import { day, entry, prose } from './define.ts'
import { readMarkdown } from './markdown.ts'

const written = `---
type: basicArticle
id: article-short
title: 'Short: a review'
publicationDate: day(-12)
canonicalUrl: short
tags: [Coaching, Time]
bannerImage: scene-coffee
authors: [bio-grace-liu, bio-luis-ortega]
edition: edition-plj-1
featured: true
---

A first paragraph.

---

{{article-short-buttons}}
`

test('a file is the entry that a module would write', () => {
  const fields = {
    title: 'Short: a review',
    publicationDate: day(-12),
    canonicalUrl: 'short',
    tags: ['Coaching', 'Time'],
    bannerImage: { asset: 'scene-coffee' },
    authors: [{ link: 'bio-grace-liu' }, { link: 'bio-luis-ortega' }],
    edition: { link: 'edition-plj-1' },
    featured: true,
    body: prose('A first paragraph.', '---', '{{article-short-buttons}}'),
  }
  const article = entry('basicArticle', 'article-short', fields)
  expect(readMarkdown(written)).toEqual({ space: 'association', entries: [article] })
  expect(readMarkdown(written.replaceAll('\n', '\r\n'))).toEqual(readMarkdown(written))
})

const job = (lines: string, text = '') =>
  readMarkdown(`---\ntype: jobPosting\nid: job\n${lines}\n---\n${text}`)
const postedDate = (value: string) => job(`postedDate: ${value}`).entries[0]?.fields.postedDate

test.each([
  ['day(-12)', day(-12)],
  ['day(20, 18:00-06:00)', day(20, '18:00-06:00')],
  ['day(Fri+150+2)', day('Fri+150+2')],
  ['2026-11-22', '2026-11-22'],
])('the date %s is read', (value, expected) => {
  expect(postedDate(value)).toBe(expected)
})

describe('the state', () => {
  test('is published unless the file says otherwise', () => {
    expect(job('jobTitle: Editor').entries[0]).toMatchObject({ state: 'published', changes: {} })
    expect(job('state: draft').entries[0]).toMatchObject({ state: 'draft', fields: {} })
  })

  test('is changed if there are changes', () => {
    const changes = 'changes:\n  closingDate: day(3)\n  body: Come *soon*.'
    expect(job(changes, 'Come.').entries[0]).toMatchObject({
      state: 'changed',
      fields: { body: prose('Come.') },
      changes: { closingDate: day(3), body: prose('Come *soon*.') },
    })
  })

  test('is one of three', () => {
    expect(() => job('state: hidden')).toThrow('`state` must be published or draft or changed')
  })

  test.each(['state: changed', 'state: draft\nchanges:\n  jobTitle: Editor'])(
    'fits the changes: %j does not',
    (lines) => {
      expect(() => job(lines)).toThrow('`state` must be changed if there are `changes`, and only then')
    },
  )
})

test('a file of the events says so', () => {
  expect(job('space: events').space).toBe('events')
  expect(() => job('space: evnts')).toThrow('`space` must be association or events')
})

test('accepts a byte order mark before the front matter', () => {
  expect(readMarkdown(`\uFEFF${written}`)).toEqual(readMarkdown(written))
})

test.each([
  ['Text\n\n---\ntype: title\nid: a\n---\n', 'it must begin with a line `---`'],
  ['---\ntype: jobPosting\nid: a\nbody: One\n---\nTwo', '`body` is given twice'],
  ['---\ntype: jsonData\nid: a\ndata: &a [*a]\n---\n', 'Alias'],
  ['', 'it must begin with a line `---`'],
  ['---\ntype: basicArticle\n---\n', '`id` must be the id of the entry'],
  ['---\nid: a\n---\n', '`type` must be the id of a content type'],
  ['---\ntype: title\nid: a\nchanges: text\n---\n', '`changes` must be fields with their values'],
  ['---\ntype: title\nid: a\n---\nText', 'the content type title has no rich text field'],
  ['---\ntype: title\nid: a: b\n---\n', 'line 3'],
])('reports the error in %j', (text, sentence) => {
  expect(() => readMarkdown(text)).toThrow(sentence)
})
