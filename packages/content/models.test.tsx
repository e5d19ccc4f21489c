import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from './define/values.ts'
import { check } from './derive/check.ts'
import { contentTypes } from './derive/content-types.ts'
import { reader } from './derive/read.ts'
import { toContentType } from './derive/to-content-type.ts'
import { fixtures } from './generated/fixtures.ts'
import { asPage, LivePage } from './render/live/index.ts'
import { renderPage } from './render/render-page.tsx'
import { options, wire, wireFixtures } from './testing/fixture-page.ts'
import { chance, randomValue } from './testing/random-values.ts'

afterEach(() => vi.unstubAllGlobals())

/** One type stands for all of a slot, so that a new block changes the snapshot of no other type. */
const anyOfEachSlot = [...new Set(contentTypes.flatMap(({ slots }) => slots))].flatMap((slot) =>
  contentTypes.slice(0, 1).map((type) => ({ ...type, id: `any ${slot}`, slots: [slot] })),
)

describe.each(contentTypes)('$id', (type) => {
  const { id } = type

  test('gives this content type', () => expect(toContentType(type, anyOfEachSlot)).toMatchSnapshot())

  test('has a fixture that passes its rules', () => expect(check(type, fixtures[id])).toEqual([]))

  test('reads its fixture without a problem', () => {
    const report = vi.fn()
    expect(reader({ spaceOf: () => 'association', report })(wireFixtures()[id])).toMatchObject({ type: id })
    expect(report).not.toHaveBeenCalled()
  })

  const entry = () => reader({ spaceOf: () => 'association' })(wireFixtures()[id])

  test('renders alike on the server, in the first HTML of the preview, and in the browser', () => {
    const page = entry() && asPage(entry() as Entry)
    if (!page) return // data that is never shown
    const preview = { ...options, mode: 'preview' as const }
    const server = renderToStaticMarkup(renderPage(page, preview))
    const live = (): ReactNode => <LivePage page={page} options={preview} />
    expect(renderToStaticMarkup(live())).toBe(server)
    vi.stubGlobal('window', {}) // from here on the code believes that it is in a browser
    expect(renderToStaticMarkup(live())).toBe(server)
  })

  test('never throws, whatever its fields hold', () => {
    const random = chance(type.id.length)
    for (let round = 0; round < 150; round += 1) {
      const fields = Object.fromEntries(
        Object.entries(type.fields).map(([field, definition]) => [field, randomValue(definition, random)]),
      )
      const read = reader({ spaceOf: () => 'association' })(wire(type.id, fields))
      const page = read && asPage(read)
      if (!page) continue
      for (const mode of ['public', 'preview'] as const) {
        expect(
          () => renderToStaticMarkup(renderPage(page, { ...options, mode })),
          JSON.stringify(round),
        ).not.toThrow()
      }
    }
  })
})
