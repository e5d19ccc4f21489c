import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Widgets } from '../../../define/widgets.ts'
import { renderPage } from '../../../render/render-page.tsx'
import { options, pageOf, wire } from '../../../testing/fixture-page.ts'
import { examples } from './examples.ts'
import type { KindName } from './names.ts'

const block = (kind: KindName, data: unknown, more: Partial<typeof options> = {}) =>
  renderToStaticMarkup(renderPage(pageOf(wire('jsonData', { kind, data })).page, { ...options, ...more }))

test('icon tiles have their icons', () =>
  expect(block('iconTiles', examples.iconTiles)).toMatch(/<use href="[^"]*\.svg#education">.*>Courses</s))

test('the welcome page is a navigation of six shortcuts', () => {
  const markup = block('welcomeLanding', examples.welcomeLanding)
  expect(markup).toContain('<nav aria-label="Where would you like to start?">')
  expect(markup.match(/<li class="item"><a href=/g)).toHaveLength(6)
})

describe('a map', () => {
  const embeds = { map: 'https://maps.example' }

  test('is a frame that waits until it is near, with a link beside it', () => {
    const markup = block('map', { address: '1 Main Street' }, { embeds })
    expect(markup).toContain(
      '<iframe src="https://maps.example/maps?q=1%20Main%20Street&amp;output=embed" title="Map of 1 Main Street" loading="lazy"',
    )
    expect(markup).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/search\/[^>]*>View a larger map/)
  })

  test('may be another than that of its address', () =>
    expect(block('map', { address: 'A', embed: 'embed?pb=!1m18' }, { embeds })).toContain(
      'src="https://maps.example/maps/embed?pb=!1m18"',
    ))

  test('is an address and a link where no service is set up', () => {
    const markup = block('map', { address: '1 Main Street' })
    expect(markup).not.toContain('<iframe')
    expect(markup).toContain('<address class="address">1 Main Street</address>')
  })

  test('shows its name while it loads, hidden from screen readers, which read the name of the frame', () => {
    expect(block('map', { address: '1 Main Street' }, { embeds })).toMatch(
      /<div class="waiting" aria-hidden="true"><div role="status".*>Map of 1 Main Street<\/span><\/div><\/div><iframe/,
    )
  })

  test('keeps 420 × 315, and 600 × 450 from 768 px on', () => {
    const css = readFileSync(
      new URL('../../../shared/place-map/place-map.module.css', import.meta.url),
      'utf8',
    )
    expect(css).toMatch(
      /--width: 420px;\s+--ratio: 420 \/ 315;[^@]*@media \(width >= 768px\) \{\s+\.map \{\s+--width: 600px;\s+--ratio: 600 \/ 450;/,
    )
  })
})

test('a spinner says Loading... in green', () => {
  expect(block('spinner', undefined)).toMatch(
    /role="status"[^>]*style="--spinner:var\(--color-green\)".*>Loading\.\.\.</,
  )
})

describe('blocks that depend on the viewer', () => {
  const widget = () => vi.fn(() => 'a widget')
  const widgets = { logIn: widget(), createAccount: widget(), cmeProgress: widget() }
  const given = { widgets: widgets as unknown as Widgets }

  test('renders nothing where no widget is injected', () =>
    expect(block('logIn', {})).not.toContain('container'))

  test('a log-in button says Log In, is yellow and of 20 px', () => {
    expect(block('logIn', {}, given)).toContain('a widget')
    expect(widgets.logIn).toHaveBeenCalledWith({ text: 'Log In', variant: 'yellow', fontSize: 20 })
  })

  test('ignores a size beyond its limits', () => {
    block('logIn', { fontSize: 4000 }, given)
    expect(widgets.logIn).toHaveBeenLastCalledWith({ text: 'Log In', variant: 'yellow', fontSize: 20 })
  })

  test('passes the texts of both buttons to the widget', () => {
    block('createAccount', { align: 'end' }, given)
    expect(widgets.createAccount).toHaveBeenCalledWith({
      createText: 'Create account',
      logInText: 'Log In',
      align: 'end',
    })
  })

  test('CME progress has a title, and a goal where one is given', () => {
    block('cmeProgress', { goal: 50 }, given)
    expect(widgets.cmeProgress).toHaveBeenCalledWith({ title: 'Your CME credits', goal: 50 })
  })
})
