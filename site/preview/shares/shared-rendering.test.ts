import type { Entry } from '@association/content'
import { renderPage } from '@association/content/render'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { options, pageOf, wire } from '@association/content/testing/fixture-page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sharedRendering } from './shared-rendering.ts'
import { config, now } from './testing/shares.ts'

const shared = { contentful: config.contentful, instead: {}, events: undefined, now }

function editionOf(fields: Record<string, unknown>) {
  const { page } = pageOf(wire('eventEdition', fields, 'fall'))
  const edition = page.fields.sections[0] as Entry | undefined
  if (edition?.type !== 'eventEdition') throw new Error('the page has no edition')
  return edition
}

test('an edition of an event is shown as drafted or frozen, and not as published', () => {
  const [draft, live] = ['2027-10-21', '2027-10-14'].map((startDate) =>
    editionOf({ key: 'fall', kind: 'fall-institute', startDate, endDate: '2027-10-23' }),
  )
  const events = { editions: live ? [readEdition(live, [])] : [] }
  const { event } = sharedRendering(options, { ...shared, events })
  expect(draft && event?.(draft).edition.startDate).toBe('2027-10-21')
})

test('recipients see marks for remarks, but no problems of the draft', () => {
  const torn = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {} }] }
  const { page } = pageOf(
    wire('title', { text: 'A title' }, 'title'),
    wire('quoteBlock', { quote: torn, attribution: 'nobody' }, 'quote'),
    wire('title', { text: 12 }, 'wrong'),
  )
  const markup = renderToStaticMarkup(renderPage(page, sharedRendering(options, shared)))
  expect(markup).toContain('data-contentful-entry-id="title"')
  expect(markup).not.toMatch(/role="note"|data-problem|cannot be shown/)
})
