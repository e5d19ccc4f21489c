import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { fixtures } from '../../generated/fixtures.ts'
import { LivePage } from '../../render/live/index.ts'
import { renderPage } from '../../render/render-page.tsx'
import { options, pageOf, wire } from '../../testing/fixture-page.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { examples } from './kinds/examples.ts'
import { kindNames } from './kinds/names.ts'
import { examine } from './model.ts'
import { jsonDataVariants } from './variants.ts'

const block = (kind: string, data?: unknown, report = vi.fn()) => markupOf('jsonData', { kind, data }, report)

const pictures = [fixtures.jsonData, ...Object.values(jsonDataVariants)].flatMap(
  ({ pictures: attached }) => attached ?? [],
)

describe.each(kindNames)('%s', (kind) => {
  test('has an example in which nothing is wrong', () =>
    expect(examine({ kind, data: examples[kind], pictures })).toEqual([]))

  test('renders alike on the server and in the live preview', () => {
    const { page } = pageOf(wire('jsonData', { kind, data: examples[kind] }))
    const preview = { ...options, mode: 'preview' as const }
    expect(renderToStaticMarkup(<LivePage page={page} options={preview} />)).toBe(
      renderToStaticMarkup(renderPage(page, preview)),
    )
  })

  test.each([
    undefined,
    null,
    'words',
    7,
    [],
    {},
    { cards: 'x', tiles: 7, shortcuts: {} },
    { cards: [null] },
  ])('never throws at %j', (data) => {
    const report = vi.fn()
    block(kind, data, report)
    for (const [problem] of report.mock.calls) expect(problem.message).not.toContain('cannot be shown')
  })

  test('renders nothing without its required values, not an empty section', () => {
    const needsNothing = ['actionCards', 'spinner', 'logIn', 'createAccount', 'cmeProgress']
    if (!needsNothing.includes(kind)) expect(block(kind, { title: 'A title' })).not.toContain('A title')
  })
})

describe('a kind that the site does not know', () => {
  test.each(['hologram', undefined, 7])(
    '%s: “Not sure what this is” goes to the log, and nothing is shown',
    (kind) => {
      const report = vi.fn()
      const markup = markupOf('jsonData', { kind, data: {} }, report)
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not sure what this is' }))
      expect(markup).not.toContain('Not sure')
    },
  )
})

test('reports an invalid tile and shows the others', () => {
  const report = vi.fn()
  const markup = block('iconTiles', { tiles: [{}, { title: 'Courses' }] }, report)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'Tile 1: Title is required.' }))
  expect(markup).toContain('Courses')
})

test('Markdown of editors becomes text, never markup that runs', () => {
  const description =
    '**Bold** <img src=x onerror=alert(1)> [a](javascript:alert(1)) <script>alert(1)</script>'
  const markup = block('iconTiles', { description, tiles: [{ title: 'A', description }] })
  expect(markup).toContain('<strong>Bold</strong>')
  expect(markup).not.toMatch(/onerror|javascript:|<script/)
})
