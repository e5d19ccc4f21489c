import { expect, test, vi } from 'vitest'
import { wire, wireAsset } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { advertisementClicked } from './click-event.ts'
import { messages } from './messages.ts'
import { slot } from './view.tsx'

const advertisement = (name: string, fields: Record<string, unknown> = {}) =>
  wire('advertisement', { internalName: name, url: '/membership', image: wireAsset(name), ...fields }, name)
const list = (...advertisements: unknown[]) => markupOf('advertisementsList', { advertisements })

test('the slot is 150 px high and labelled “Advertisement”', () => {
  expect(messages.label).toBe('Advertisement')
  expect(slot.heightPx).toBe(150)
  expect(list(advertisement('a'))).toContain('aria-label="Advertisement" style="--slot:150px"')
  expect(list(advertisement('a'))).toContain('<p class="label">Advertisement</p>')
})

test('an empty list renders nothing', () => expect(list()).not.toContain('Advertisement'))

test('all advertisements are in the server’s markup, each a link with its picture and its name for analytics', () => {
  const markup = list(advertisement('a'), advertisement('b'))
  expect(markup.match(/<a href="\/membership" class="link" data-advertisement="[ab]"><img /g)).toHaveLength(2)
  expect(advertisementClicked).toBe('association:advertisement')
})

test('the pause control precedes the advertisements', () => {
  const markup = list(advertisement('a'), advertisement('b'))
  expect(markup.indexOf('data-part="pause"')).toBeGreaterThan(0)
  expect(markup.indexOf('data-part="pause"')).toBeLessThan(markup.indexOf('<a '))
  expect(markup).toContain('aria-roledescription="carousel"')
  expect(markup).toContain('aria-roledescription="slide" aria-label="2 of 2"')
})

test('a single advertisement has no turns to pause', () => {
  const markup = list(advertisement('a'))
  expect(markup).not.toContain('<button')
  expect(markup).not.toContain('carousel')
})

test('leaves out and reports an advertisement without its picture', () => {
  const report = vi.fn()
  const advertisements = [advertisement('a'), advertisement('b', { image: undefined })]
  const markup = markupOf('advertisementsList', { advertisements }, report)
  expect(markup.match(/data-advertisement/g)).toHaveLength(1)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('“b”') }))
})

test('an address that is not allowed leads nowhere', () => {
  expect(list(advertisement('a', { url: 'javascript:alert(1)' }))).toContain(
    '<a class="link" data-advertisement="a">',
  )
})
