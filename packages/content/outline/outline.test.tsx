import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../define/values.ts'
import { reader } from '../derive/read.ts'
import type { WireEntry } from '../derive/wire.ts'
import { asPage } from '../render/live/as-page.ts'
import { LivePage } from '../render/live/index.ts'
import { renderPage } from '../render/render-page.tsx'
import { embedded, heading, richText } from '../shared/rich-text.ts'
import { options, pageOf, wire } from '../testing/fixture-page.ts'

function outlineOf(...blocks: unknown[]) {
  const { page } = pageOf(...blocks)
  const headings = headingsIn(renderPage(page, options))
  expect(headingsIn(<LivePage page={page} options={options} />)).toEqual(headings)
  return headings
}

const headingsIn = (shown: ReactNode) =>
  [...renderToStaticMarkup(shown).matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, rank, words]) => `${rank} ${words?.replace(/<[^>]*>/g, '')}`,
  )

const title = (text: string, tag?: string) => wire('title', { text, ...(tag && { tag }) }, text)
const text = (...content: Parameters<typeof richText>) =>
  wire('content', { text: richText(...content) }, `text ${JSON.stringify(content).length}`)
const section = (id: string, ...elements: WireEntry[]) => wire('section', { elements }, id)
const person = (name: string) => wire('bio', { name }, name)
const item = (words: string, content?: unknown) => wire('checklistItem', { title: words, content }, words)
const list = (checklistTitle: string | undefined, ...checklistItems: WireEntry[]) =>
  wire('checklist', { checklistTitle, checklistItems }, `list ${checklistTitle}`)
const tiles = (words?: string) =>
  wire(
    'jsonData',
    { kind: 'iconTiles', data: { title: words, tiles: [{ title: 'Tile', icon: 'star' }] } },
    `tiles ${words}`,
  )
const cards = (contents: WireEntry[], ...mediaCards: WireEntry[]) =>
  wire('mediaCardSection', { contents, mediaCards }, `cards ${mediaCards.length}`)

describe('titles', () => {
  test('are one h1, then have the ranks that editors chose', () =>
    expect(
      outlineOf(title('One', 'h3'), title('Two', 'h1'), title('Three', 'h3'), title('Four', 'h2')),
    ).toEqual(['1 One', '2 Two', '3 Three', '2 Four']))
  test('skip no rank', () =>
    expect(outlineOf(title('One'), title('Two', 'h4'), title('Three', 'h6'), title('Again', 'h4'))).toEqual([
      '1 One',
      '2 Two',
      '3 Three',
      '2 Again',
    ]))
  test('are h2 after the header of an event, which opens a page', () => {
    const edition = wire('eventEdition', {
      internalName: 'x',
      name: 'x',
      startDate: '2027-10-14',
      endDate: '2027-10-16',
    })
    const header = (words: string) => wire('eventPart', { part: 'header', title: words, edition }, words)
    expect(outlineOf(header('Fall'), title('One'), header('Again'))).toEqual(['1 Fall', '2 One', '2 Again'])
    expect(outlineOf(title('One'), header('Fall'))).toEqual(['1 One', '2 Fall'])
  })
  test('are not needed: a page without one has a hidden h1', () =>
    expect(outlineOf(list('Before you apply', item('Letters')))).toEqual([
      '1 A page',
      '2 Before you apply',
      '3 Letters',
    ]))
})

describe('blocks of the page', () => {
  test('start at h2 after any other block', () =>
    expect(
      outlineOf(
        title('One'),
        section('first', title('Two', 'h2'), title('Three', 'h3')),
        tiles('Tiles'),
        list('List', item('Item')),
        section('last', list('Inside', item('Another'))),
      ),
    ).toEqual([
      '1 One',
      '2 Two',
      '3 Three',
      '2 Tiles',
      '3 Tile',
      '2 List',
      '3 Item',
      '2 Inside',
      '3 Another',
    ]))

  test('have their items one below the title of the same block of the page', () =>
    expect(
      outlineOf(
        title('One'),
        section('team', section('words', title('Team', 'h2')), person('Ada')),
        section('others', person('Ben')),
        section('untitled', title('Tiles', 'h2'), tiles()),
      ),
    ).toEqual(['1 One', '2 Team', '3 Ada', '2 Ben', '2 Tiles', '3 Tile']))

  test('have their items one below a title that is a block of the page itself', () =>
    expect(outlineOf(title('One'), title('Team', 'h2'), section('s', person('Ada')), person('Ben'))).toEqual([
      '1 One',
      '2 Team',
      '3 Ada',
      '3 Ben',
    ]))
})

describe('cards', () => {
  test('are one below the title of their section, and so are the headings inside them', () =>
    expect(
      outlineOf(
        title('One'),
        cards(
          [title('Two', 'h2')],
          person('Ada'),
          text(heading(2, 'In a card'), heading(3, 'Below')),
          wire('centeredContainer', { elements: [title('Title in a card', 'h2')] }),
        ),
      ),
    ).toEqual(['1 One', '2 Two', '3 Ada', '3 In a card', '4 Below', '3 Title in a card']))
  test('have the rank of their own section, also where it shows them newest first', () => {
    const edition = (editionDate: string) =>
      wire('journalEditions', { journal: 'Physician Leadership Journal', editionDate }, editionDate)
    const [older, newer] = [edition('2026-01-01'), edition('2026-02-01')]
    expect(
      outlineOf(
        title('One'),
        cards([title('Two', 'h2')], older, newer),
        wire('mediaCardSection', { mediaCards: [older, newer] }, 'untitled'),
      ),
    ).toEqual(['1 One', '2 Two', '3 February 2026', '3 January 2026', '2 February 2026', '2 January 2026'])
  })

  test('start at h2 where their section has no title', () =>
    expect(outlineOf(title('One'), cards([], person('Ada')))).toEqual(['1 One', '2 Ada']))
})

describe('headings of rich texts', () => {
  test('keep the ranks that their editor chose, across blocks', () =>
    expect(
      outlineOf(title('One'), text(heading(2, 'Two'), heading(3, 'Three')), text(heading(4, 'Four'))),
    ).toEqual(['1 One', '2 Two', '3 Three', '4 Four']))
  test('skip no rank, and those of one rank stay of one rank', () =>
    expect(
      outlineOf(title('One'), text(heading(4, 'a'), heading(5, 'b'), heading(4, 'c'), heading(2, 'd'))),
    ).toEqual(['1 One', '2 a', '3 b', '2 c', '2 d']))
  test('are below the heading of the block that holds them', () =>
    expect(outlineOf(title('One'), list('List', item('Item', richText(heading(2, 'Words')))))).toEqual([
      '1 One',
      '2 List',
      '3 Item',
      '4 Words',
    ]))
  test('are above the headings of blocks that the text embeds', () => {
    const embedding = richText(heading(2, 'Two'), embedded('x'), heading(3, 'Three'))
    Object.assign(embedding.content[1]?.data ?? {}, { target: list('Embedded', item('Item')) })
    expect(outlineOf(title('One'), wire('content', { text: embedding }))).toEqual([
      '1 One',
      '2 Two',
      '3 Embedded',
      '4 Item',
      '3 Three',
    ])
  })
})

test('no block and no HTML leaves a gap in the ranks', () =>
  expect(
    outlineOf(
      title('One'),
      text(heading(2, 'Two'), heading(3, 'Three'), heading(4, 'Four')),
      wire('table', { body: '<h2>HTML</h2><h5>Deep</h5>' }),
      text(heading(5, 'Five')),
      wire('jsonData', { kind: 'iconTiles', data: { title: 'Without tiles', tiles: [] } }),
      text(heading(3, 'After nothing')),
    ),
  ).toEqual(['1 One', '2 Two', '3 Three', '4 Four', '2 HTML', '3 Deep', '3 Five', '3 After nothing']))

test('a block that is previewed alone has the ranks of a page that holds only it', () => {
  const read = reader({ spaceOf: () => 'association' })
  const shown = asPage(read(list('List', item('Item'))) as Entry)
  expect(shown && headingsIn(<LivePage {...shown} options={options} />)).toEqual([
    '1 Checklist',
    '2 List',
    '3 Item',
  ])
})
