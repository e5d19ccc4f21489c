import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hiddenField } from '../define/hidden-block.ts'
import type { Entry } from '../define/values.ts'
import { contentTypes } from '../derive/content-types.ts'
import { reader } from '../derive/read.ts'
import type { WireEntry } from '../derive/wire.ts'
import { checkValues } from '../rules/check-values.ts'
import { paragraph, richText } from '../shared/rich-text.ts'
import { options, wire } from '../testing/fixture-page.ts'
import { asPage, LivePage } from './live/index.ts'
import { renderPage } from './render-page.tsx'

const title = (id: string, text: string, isHidden: boolean) => ({
  ...wire('title', { internalName: text, text, tag: 'h1', isHidden }),
  sys: { ...wire('title').sys, id },
})
const page = (...sections: WireEntry[]) => wire('page', { title: 'A page', path: '/a', sections })
const read = (entry: WireEntry, keepsHidden: boolean) =>
  reader({ spaceOf: () => 'association', keepsHidden })(entry) as Entry<'page'>
const sections = [title('one', 'First title', true), title('two', 'Second title', false)]

test('every type that pages place as a block has the flag, and no other type', () => {
  for (const { slots, fields } of contentTypes) expect(hiddenField in fields).toBe(slots.includes('block'))
})

test('visitors do not get a hidden block, and the next title is the main heading', () => {
  const markup = renderToStaticMarkup(renderPage(read(page(...sections), false), options))
  expect(markup).not.toContain('First title')
  expect(markup).toMatch(/<h1[^>]*>(<[^>]*>)*Second title/)
})

test('a hidden block that reaches the public renderer is left out there too', () => {
  const markup = renderToStaticMarkup(renderPage(read(page(...sections), true), options))
  expect(markup).not.toMatch(/First title|Hidden/)
})

test('a hidden block inside a text is left out', () => {
  const quote = wire('quoteBlock', { isHidden: true, quote: richText(paragraph('Secret words')) })
  const embed = { nodeType: 'embedded-entry-block', data: { target: quote }, content: [] }
  const text = { ...richText(paragraph('Before')), content: [embed] }
  const content = wire('content', { internalName: 'c', text })
  expect(renderToStaticMarkup(renderPage(read(page(content), false), options))).not.toContain('Secret words')
})

test('the preview shows where a hidden block is, and how to show it', () => {
  const entry = read(page(...sections), true)
  const markup = renderToStaticMarkup(<LivePage page={entry} options={{ ...options, mode: 'preview' }} />)
  expect(markup).toContain('Hidden: Title')
  expect(markup).toMatch(/data-canvas="show" data-space="association" data-entry="one"/)
  expect(markup).not.toContain('First title')
  expect(markup).toMatch(/<h1[^>]*>(<[^>]*>)*Second title/)
})

test('shows a hidden block in its own preview', () => {
  const shown = asPage(read(title('one', 'First title', true), true) as Entry)
  const markup =
    shown && renderToStaticMarkup(<LivePage {...shown} options={{ ...options, mode: 'preview' }} />)
  expect(markup).toContain('First title')
})

test('an error in a hidden block becomes advice, which never blocks publishing', () => {
  const type = contentTypes.find(({ id }) => id === 'title')
  if (!type) throw new Error('There is no title.')
  const severities = (isHidden: boolean) =>
    checkValues({ type, values: { internalName: 'x', isHidden } }).map(({ severity }) => severity)
  expect(severities(false)).toContain('error')
  expect(new Set(severities(true))).toEqual(new Set(['warning']))
})
