import { reader } from '@association/content/read'
import { renderPage } from '@association/content/render'
import { checkTree, subjectsIn, treeOf } from '@association/content/rules'
import { options } from '@association/content/testing/fixture-page.ts'
import { resolve } from '@association/services/contentful/resolve.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { partOf } from '../../cli/links/content/content-wire.ts'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

type Heading = { rank: number; words: string }

const { wished } = await readSeed('2026-11-22')
const pages = wished.flatMap(({ space, ...wish }) => {
  const content = contentOf({ space, ...wish })
  const parts = { [space]: partOf(content, space) }
  return subjectsIn(content)
    .filter(({ type }) => type.id === 'page')
    .map((page) => {
      const wire = resolve({ space, root: page.id, parts }, () => space)
      const entry = wire && reader({ spaceOf: () => space })(wire)
      if (entry?.type !== 'page') throw new Error(`${page.id} is not a page.`)
      return { path: entry.fields.path, page, content, headings: headingsIn(entry) }
    })
})

function headingsIn(page: Parameters<typeof renderPage>[0]): Heading[] {
  const markup = renderToStaticMarkup(renderPage(page, options))
  return [...markup.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, rank, words = '']) => ({
    rank: Number(rank),
    words: plain(words),
  }))
}

/** Only letters and digits, so that entities, marks and line breaks make no difference. */
function plain(words: string) {
  return words.replace(/<[^>]*>|&\w+;|&#\w+;|\P{L}/gu, '')
}

test('the seed has pages to look at', () => expect(pages.length).toBeGreaterThan(12))

describe.each(pages)('the headings of $path', ({ page, content, headings }) => {
  test('are one h1 and no rank is skipped', () => {
    expect(headings.filter(({ rank }) => rank === 1)).toHaveLength(1)
    const skipped = headings.filter(({ rank }, index) => rank > (headings[index - 1]?.rank ?? 1) + 1)
    expect(skipped).toEqual([])
  })

  test('have the ranks that the rules know', () => {
    const known = treeOf(page, content).moments.flatMap((moment) =>
      moment.kind === 'heading' ? [{ rank: moment.shown, words: plain(moment.words) }] : [],
    )
    const isShown = (one: Heading) => headings.some((each) => each.words === one.words)
    expect(known.filter(isShown).length).toBeGreaterThan(0)
    for (const heading of known.filter(isShown)) expect(headings).toContainEqual(heading)
  })

  test('are those that their editors chose', () =>
    expect(checkTree(page, content).filter(({ rule }) => rule === 'heading-order')).toEqual([]))
})
