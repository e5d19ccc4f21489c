import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { RenderOptions } from '../../render/page-context.ts'
import { renderPage } from '../../render/render-page.tsx'
import { journalColors } from '../../shared/journals.ts'
import { options, pageOf, wire, wireAsset } from '../../testing/fixture-page.ts'

const edition = {
  internalName: 'May',
  journal: 'Physician Leadership Journal',
  editionDate: '2026-05-01',
  cover: wireAsset('cover'),
  volume: '13',
  issue: '3',
  url: '/publications/subscriptions/plj',
}

test('each journal has its colour', () =>
  expect(journalColors).toEqual({
    'Physician Leadership Journal': 'lightBlue',
    'Medical Practice Management': 'red',
    'Healthcare Administration Leadership': 'green',
    'Fast Practice': 'mediumYellow',
  }))

describe.each([
  ['block', 300],
  ['card', 210],
])('as a %s', (look, coverHeight) => {
  const shown = (fields: Record<string, unknown>, more: Partial<RenderOptions> = {}) => {
    const edition = wire('journalEditions', fields)
    const block = look === 'block' ? edition : wire('mediaCardSection', { mediaCards: [edition] })
    return renderToStaticMarkup(renderPage(pageOf(block).page, { ...options, ...more }))
  }

  test('an edition has the color of its journal', () =>
    expect(shown(edition)).toContain('style="--journal:var(--color-light-blue)"'))

  test('it has a cover, a month, a number, and leads to where it is read', () => {
    const markup = shown(edition)
    expect(markup).toMatch(new RegExp(`<img [^>]*height="${coverHeight}"[^>]*class="cover"`))
    expect(markup).toMatch(
      /<a href="\/publications\/subscriptions\/plj" class="link">Read this issue<span class="visually-hidden">: Physician Leadership Journal, May 2026</,
    )
    expect(markup).toContain('Volume 13, Issue 3')
  })

  test('on the page of its journal it lists its articles in place of a link to this page', () => {
    const articlesOf = () => [{ id: 'night', title: 'Who decides at night?', path: '/articles/night' }]
    const markup = shown(edition, { articlesOf })
    expect(markup).toContain('<li><a href="/articles/night">Who decides at night?</a></li>')
    expect(markup).not.toContain('href="/publications')
    expect(shown({ ...edition, url: 'https://reader.example/13-3' }, { articlesOf })).toContain(
      '<a href="https://reader.example/13-3"',
    )
    expect(shown(edition, { articlesOf: () => [] })).toContain('href="/publications/subscriptions/plj"')
  })

  test('one of an unknown journal, without date, cover and address, is shown as far as it is known', () => {
    const markup = shown({ internalName: 'x', title: 'Nights', journal: 'Another Journal' })
    expect(markup).toContain('Nights')
    expect(markup).not.toMatch(/--journal:|<img|href/)
  })

  test('the name of its link leaves out a missing journal or date', () => {
    const nameIn = (fields: Record<string, unknown>) =>
      /class="visually-hidden">([^<]*)<\/span><\/a>/.exec(
        shown({ internalName: 'x', url: '/plj', ...fields }),
      )?.[1]
    expect(nameIn({ journal: 'Fast Practice' })).toBe(': Fast Practice')
    expect(nameIn({ editionDate: '2026-05-01' })).toBe(': May 2026')
    expect(nameIn({})).toBeUndefined()
  })
})
