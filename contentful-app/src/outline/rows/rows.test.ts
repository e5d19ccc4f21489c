import { contentTypeFor } from '@association/content/content-types'
import type { Content, Target } from '@association/content/rules'
import { describe, expect, test } from 'vitest'
import { rowsAround } from '../use-row-in-sight.ts'
import { expansionKept, isOpenIn } from './expansion.ts'
import { dropPlace, isSamePlace, stepOf } from './moves.ts'
import { nameOf } from './names.ts'
import { type BlockNode, childrenOf, rootNode } from './nodes.ts'
import { mostRows, rowKeeper, rowsOf } from './rows.ts'

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const links = (...ids: string[]) => ids.map(link)

function target(id: string, typeId: string, values: Record<string, unknown> = {}): Target {
  const type = contentTypeFor(typeId)
  if (!type) throw new Error(typeId)
  return { space: 'association', id, type, typeName: type.name, values, status: 'published' }
}

const contentOf = (...targets: Target[]): Content => ({
  entries: new Map(targets.map((each) => [each.id, each])),
  files: new Map(),
})
const root = (...ids: string[]) => target('page', 'page', { title: 'Home', sections: links(...ids) })
const everything = (_: unknown, _depth: number) => true
const listed = (page: Target, content: Content, isOpen = everything) =>
  rowsOf({ root: page, content }, isOpen).rows.map(
    ({ node, depth }) => `${'.'.repeat(depth)}${node.key.split('/').at(-1)}`,
  )

describe('the outline of a page', () => {
  test('nests blocks in their order', () => {
    const page = root('band', 'quote')
    const content = contentOf(
      page,
      target('band', 'section', { elements: links('words') }),
      target('words', 'title', { text: 'Welcome' }),
      target('quote', 'quoteBlock'),
    )
    expect(listed(page, content)).toEqual(['page', '.sections:band', '..elements:words', '.sections:quote'])
    expect(listed(page, content, (_, depth) => depth === 0)).toEqual([
      'page',
      '.sections:band',
      '.sections:quote',
    ])
  })
  test('names the lists of a block that has several, empty ones too', () => {
    const page = root('cards')
    const content = contentOf(
      page,
      target('cards', 'mediaCardSection', { mediaCards: links('one') }),
      target('one', 'mediaCard'),
    )
    expect(listed(page, content)).toEqual([
      'page',
      '.sections:cards',
      '..contents',
      '..mediaCards',
      '...mediaCards:one',
      '..bottomComponents',
    ])
  })
  test('shows a cycle once', () => {
    const page = root('band')
    const content = contentOf(
      page,
      target('band', 'section', { elements: links('inner') }),
      target('inner', 'section', { elements: links('band') }),
    )
    expect(listed(page, content)).toEqual(['page', '.sections:band', '..elements:inner', '...elements:band'])
  })
  test('tells two places of one entry apart', () => {
    const page = root('quote', 'quote')
    expect(listed(page, contentOf(page, target('quote', 'quoteBlock')))).toEqual([
      'page',
      '.sections:quote',
      '.sections:quote#1',
    ])
  })
  test('lists a deleted entry', () => {
    const page = root('gone')
    const { rows } = rowsOf({ root: page, content: contentOf(page) }, everything)
    expect(rows.map(({ node }) => node.kind === 'block' && nameOf(node.target))).toEqual([
      'Home',
      'Deleted entry',
    ])
  })
  test('is cut at its bound', () => {
    const ids = Array.from({ length: mostRows + 10 }, (_, index) => `b${index}`)
    const page = root(...ids)
    const { rows, isCut } = rowsOf({ root: page, content: contentOf(page) }, everything)
    expect([rows.length, isCut]).toEqual([mostRows, true])
  })
})

describe('a name in the outline', () => {
  test('is the title, else the first words, else the type', () => {
    expect(nameOf(target('a', 'quoteBlock', { internalName: 'Our quote' }))).toBe('Our quote')
    expect(nameOf(target('a', 'quoteBlock', { attribution: 'Ann' }))).toBe('Ann')
    expect(nameOf(target('a', 'quoteBlock'))).toBe('Quote')
  })
  test('is cut', () =>
    expect(nameOf(target('a', 'quoteBlock', { internalName: 'x'.repeat(300) }))).toHaveLength(80))
})

describe('moves', () => {
  const page = root('one', 'two', 'cards')
  const content = contentOf(
    page,
    target('one', 'section'),
    target('two', 'quoteBlock'),
    target('cards', 'mediaCardSection'),
  )
  const [one, two, cards] = childrenOf(rootNode(page), content) as [BlockNode, BlockNode, BlockNode]
  const [texts, media] = childrenOf(cards, content)
  const at = (index: number) => ({ space: 'association' as const, entry: 'page', field: 'sections', index })

  test('go one place within the list', () => {
    expect(stepOf(two, -1)).toEqual({ do: 'move', from: at(1), to: at(0) })
    expect(stepOf(two, 1)).toEqual({ do: 'move', from: at(1), to: at(3) })
    expect(stepOf(one, -1)).toBeUndefined()
    expect(stepOf(cards, 1)).toBeUndefined()
  })
  test('land before or after a row, or at the end of a list', () => {
    expect(dropPlace(two, one, 'before')).toEqual(at(0))
    expect(dropPlace(one, two, 'after')).toEqual(at(2))
    expect(texts && dropPlace(two, texts, 'after')).toEqual({
      space: 'association',
      entry: 'cards',
      field: 'contents',
      index: 0,
    })
  })
  test('never go where the list does not accept the type, or into the block itself', () => {
    expect(media && dropPlace(two, media, 'after')).toBeUndefined()
    expect(texts && dropPlace(cards, texts, 'after')).toBeUndefined()
  })
  test('to the same place change nothing', () => {
    expect(isSamePlace(at(1), at(2))).toBe(true)
    expect(isSamePlace(at(1), at(0))).toBe(false)
  })
})

describe('open rows', () => {
  test('a large page starts with its blocks closed', () => {
    const node = rootNode(root())
    expect(isOpenIn(new Map(), { blocks: 400 })(node, 1)).toBe(false)
    expect(isOpenIn(new Map(), { blocks: 400 })(node, 0)).toBe(true)
    expect(isOpenIn(new Map([['page', false]]), { blocks: 4 })(node, 0)).toBe(false)
  })
  test('are kept for the tab', () => {
    const texts = new Map<string, string>()
    const memory = {
      get: (key: string) => texts.get(key),
      set: (key: string, text: string) => void texts.set(key, text),
    }
    expansionKept('page', memory).keep(new Map([['a', false]]))
    expect(expansionKept('page', memory).read()).toEqual(new Map([['a', false]]))
    texts.set('association-app:outline:page', '{')
    expect(expansionKept('page', memory).read()).toEqual(new Map())
  })
})

describe('rows that are rendered again', () => {
  const blocks = ['one', 'two', 'three', 'four'].map((id) => target(id, 'title', { text: id }))
  const rowsWith = (ids: readonly string[], targets = blocks) => {
    const page = root(...ids)
    return rowsOf({ root: page, content: contentOf(page, ...targets) }, everything).rows
  }
  const anew = (before: readonly unknown[], now: ReturnType<typeof rowsWith>) =>
    now.filter((row) => !before.includes(row)).map(({ node }) => node.key.split(':').at(-1))

  test('a move renders the page and the two blocks that change places', () => {
    const keep = rowKeeper()
    const before = keep(rowsWith(['one', 'two', 'three', 'four']))
    const now = keep(rowsWith(['one', 'three', 'two', 'four']))
    expect(anew(before, now)).toEqual(['page', 'three', 'two'])
    expect(now.map(({ node }) => node.kind === 'block' && node.at?.index)).toEqual([undefined, 0, 1, 2, 3])
  })
  test('an entry that was stored again renders its row', () => {
    const keep = rowKeeper()
    const before = keep(rowsWith(['one', 'two']))
    const changed = [target('one', 'title', { text: 'First' }), ...blocks.slice(1)]
    expect(anew(before, keep(rowsWith(['one', 'two'], changed)))).toEqual(['page', 'one'])
  })
  test('a list with another number of blocks renders all of them: each may have more or less room', () => {
    const keep = rowKeeper()
    const before = keep(rowsWith(['one', 'two']))
    expect(anew(before, keep(rowsWith(['one', 'two', 'three'])))).toEqual(['page', 'one', 'two', 'three'])
  })
})

describe('the rows around a block', () => {
  const page = root('band')
  const content = contentOf(
    page,
    target('band', 'section', { elements: links('cards') }),
    target('cards', 'mediaCardSection', { mediaCards: links('one') }),
    target('one', 'mediaCard'),
  )
  const around = (...ids: string[]) =>
    rowsAround(
      ids.map((entry) => ({ space: 'association', entry })),
      { root: rootNode(page), content },
    )
  test('are those of its blocks and lists, from the page', () => {
    expect(around('page', 'band', 'cards', 'one')).toEqual([
      'page',
      'page/sections:band',
      'page/sections:band/elements:cards',
      'page/sections:band/elements:cards/mediaCards',
    ])
  })
  test('are none for the page itself, and unknown for a block that is not there', () => {
    expect(around('page')).toEqual([])
    expect(around('page', 'one')).toBeUndefined()
  })
})
