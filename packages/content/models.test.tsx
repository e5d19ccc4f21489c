import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentTypes } from './derive/content-types.ts'
import { reader } from './derive/read.ts'
import { examplesOf, wireExample } from './gallery/examples.ts'
import { facts } from './generated/facts.ts'
import { fixtures } from './generated/fixtures.ts'
import { pageViews } from './generated/page-views.ts'
import { paths } from './generated/paths.ts'
import type { PreviewPage } from './render/live/as-page.ts'
import { LivePage } from './render/live/index.ts'
import { renderPage } from './render/render-page.tsx'
import { check } from './testing/check.ts'
import { options, wireAsset, wireFixtures } from './testing/fixture-page.ts'
import { pagesShowing } from './testing/places.ts'

afterEach(() => vi.unstubAllGlobals())

describe.each(contentTypes)('$id', (type) => {
  const { id } = type
  const examples = examplesOf(id)

  test('has a fixture that passes its rules', () => expect(check(type, fixtures[id])).toEqual([]))

  test('reads its fixture without a problem', () => {
    const report = vi.fn()
    expect(reader({ spaceOf: () => 'association', report })(wireFixtures()[id])).toMatchObject({ type: id })
    expect(report).not.toHaveBeenCalled()
  })

  test('has all that its own page needs, or no page', () => {
    const hasPage = id in pageViews || id === 'page'
    expect({
      page: Boolean(type.page),
      view: id in pageViews,
      facts: id in facts,
      path: id in paths,
    }).toEqual({
      ...{
        page: hasPage,
        view: id in pageViews,
        facts: id in pageViews,
        path: id in pageViews || id === 'variant',
      },
    })
    if (hasPage) expect(type.index).toBeDefined()
    if (type.page?.releaseField) expect(type.fields[type.page.releaseField]?.kind).toBe('date')
  })

  test('renders alike on the server, in the first HTML of the preview, and in the browser', () => {
    const preview = { ...options, mode: 'preview' as const }
    const live = (shown: PreviewPage): ReactNode => <LivePage {...shown} options={preview} />
    const pages = examples.flatMap((example) => pagesShowing(wireExample(example, wireAsset)))
    const server = pages.map(({ page, as }) => renderToStaticMarkup(renderPage(page, preview, { as })))
    expect(pages.map((page) => renderToStaticMarkup(live(page)))).toEqual(server)
    vi.stubGlobal('window', {}) // From here on the code detects a browser.
    expect(pages.map((page) => renderToStaticMarkup(live(page)))).toEqual(server)
  })
})

test('no two types share a sitemap', () => {
  const names = contentTypes.flatMap(({ page }) => page?.sitemap ?? [])
  expect(names).toEqual([...new Set(names)])
})
