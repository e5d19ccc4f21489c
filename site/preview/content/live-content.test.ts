import type { WireEntry } from '@association/content/wire'
import { describe, expect, test } from 'vitest'
import { liveContent } from './live-content.ts'

const ids = { association: 'association', events: 'events' }
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const entry = (type: string, id: string, fields: Record<string, unknown>): WireEntry => ({
  sys: { id, type: 'Entry', space: { sys: { id: 'association' } }, contentType: { sys: { id: type } } },
  fields,
})
const page = entry('page', 'home', { title: 'Home', path: '/', sections: [link('one'), link('gone')] })
const one = entry('title', 'one', { internalName: 'One', text: 'One' })
const delivered = (...entries: WireEntry[]) => ({
  space: 'association' as const,
  root: 'home',
  parts: {
    association: { entries: Object.fromEntries(entries.map((item) => [item.sys.id, item])), assets: {} },
  },
})
const ref = (id: string) => ({ space: 'association', linkType: 'Entry', id }) as const
const make = () => liveContent(delivered(page, one), ids)
const sectionsOf = (content: ReturnType<typeof make>) => {
  const shown = content.entry()
  return shown?.type === 'page' ? shown.fields.sections : []
}

describe('links that are added while editing', () => {
  test('are named once, but links that were missing from the start are not', () => {
    const content = make()
    expect(content.newlyLinked()).toEqual([])
    content.patch(ref('home'), { sections: [link('one'), link('two')] })
    expect(content.newlyLinked()).toEqual([ref('two')])
    expect(content.newlyLinked()).toEqual([])
    content.add(delivered(entry('title', 'two', { internalName: 'Two', text: 'Two' })))
    expect(sectionsOf(content).map(({ id }) => id)).toEqual(['one', 'two'])
  })

  test('are named again when fetching their target failed', () => {
    const content = make()
    content.patch(ref('home'), { sections: [link('two')] })
    const [two] = content.newlyLinked()
    if (two) content.askAgain(two)
    expect(content.newlyLinked()).toEqual([ref('two')])
  })
})

describe('what should be mended', () => {
  test('names block, field and reason, and goes when it is mended', () => {
    const content = make()
    expect(content.problems()).toMatchObject([{ entry: 'home', field: 'sections', type: 'page' }])
    content.patch(ref('one'), { text: 7 })
    expect(content.problems()).toContainEqual({
      space: 'association',
      entry: 'one',
      type: 'title',
      field: 'text',
      message: 'must be text, but its value is a number.',
    })
    content.patch(ref('one'), { text: 'One' })
    content.patch(ref('home'), { sections: [link('one')] })
    expect(content.problems()).toEqual([])
  })

  test('holds what went wrong while an entry was rendered, until that entry changes', () => {
    const content = make()
    content.patch(ref('home'), { sections: [link('one')] })
    content.report({ space: 'association', entry: 'one', type: 'title', message: 'cannot be shown' })
    expect(content.problems()).toMatchObject([{ entry: 'one', message: 'cannot be shown' }])
    content.patch(ref('one'), { text: 'Another' })
    expect(content.problems()).toEqual([])
  })
})

test('an entry of an unknown type is no entry', () => {
  expect(liveContent(delivered(entry('mystery', 'home', {})), ids).entry()).toBeUndefined()
})

test('the draft keeps hidden blocks for the canvas; the published version has none, as for visitors', () => {
  const hidden = entry('title', 'one', { internalName: 'One', text: 'One', isHidden: true })
  expect(sectionsOf(liveContent(delivered(page, hidden), ids))).toHaveLength(1)
  expect(sectionsOf(liveContent(delivered(page, hidden), ids, 'published'))).toEqual([])
})
