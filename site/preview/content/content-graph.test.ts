import type { Space } from '@association/content'
import type { WireEntry } from '@association/content/wire'
import { describe, expect, test } from 'vitest'
import { contentGraph } from './content-graph.ts'
import type { Ref } from './links.ts'

const ids = { association: 'space-a', events: 'space-e' }
const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const resourceLink = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/space-e/environments/master/entries/${id}`,
  },
})
const entry = (id: string, fields: Record<string, unknown>, space: Space = 'association'): WireEntry => ({
  sys: { id, type: 'Entry', space: { sys: { id: ids[space] } }, contentType: { sys: { id: 'x' } } },
  fields,
})
const ref = (id: string, space: Space = 'association'): Ref => ({ space, linkType: 'Entry', id })
const byId = (...entries: WireEntry[]) => Object.fromEntries(entries.map((item) => [item.sys.id, item]))
const page = (...entries: WireEntry[]) => ({
  space: 'association' as const,
  root: 'home',
  parts: { association: { entries: byId(...entries), assets: {} } },
})
const home = entry('home', { sections: [link('one'), link('two')] })
const two = entry('two', { text: 'Two' })
const make = () => contentGraph(page(home, entry('one', { text: 'One' }), two), ids)
const entriesIn = (entry: WireEntry | undefined, field: string) =>
  (entry?.fields?.[field] ?? []) as readonly WireEntry[]
const sections = (graph: ReturnType<typeof make>) => entriesIn(graph.root(), 'sections')

describe('a patch of unsaved values', () => {
  test('makes the entry and what leads to it anew, and leaves all else the same object', () => {
    const graph = make()
    const [root, [one, second]] = [graph.root(), sections(graph)]
    expect(graph.patch(ref('one'), { text: 'One!' })).toBe(true)
    expect(graph.root()).not.toBe(root)
    expect(sections(graph)[0]).not.toBe(one)
    expect(sections(graph)[0]?.fields).toEqual({ text: 'One!' })
    expect(sections(graph)[1]).toBe(second)
  })

  test('that repeats the present values changes nothing', () => {
    const graph = make()
    const root = graph.root()
    expect(graph.patch(ref('home'), { sections: [link('one'), link('two')] })).toBe(false)
    expect(graph.root()).toBe(root)
  })

  test('empties a field with undefined', () => {
    const graph = make()
    graph.patch(ref('one'), { text: undefined })
    expect(sections(graph)[0]?.fields).toEqual({})
  })

  test('reorders, adds and removes links', () => {
    const graph = make()
    const [one, second] = sections(graph)
    graph.patch(ref('home'), { sections: [link('two'), link('one')] })
    expect(sections(graph)).toEqual([second, one])
    graph.patch(ref('home'), { sections: [link('one'), link('new')] })
    expect(graph.missing()).toEqual([ref('new')])
    graph.add(page(entry('new', { text: 'New' })))
    expect(graph.missing()).toEqual([])
    expect(sections(graph)[1]?.fields).toEqual({ text: 'New' })
    expect(sections(graph)[0]).toBe(one)
  })

  test('survives a delivery that does not know it yet, also when it came first', () => {
    const graph = make()
    graph.patch(ref('new'), { text: 'Typed before it arrived' })
    graph.patch(ref('home'), { sections: [link('new')] })
    graph.add(page(home, entry('new', { text: '', other: 1 })))
    expect(sections(graph).map(({ fields }) => fields)).toEqual([
      { text: 'Typed before it arrived', other: 1 },
    ])
  })
})

test('what the editor types is not watched for changes of others; all else that is shown is', () => {
  const graph = make()
  graph.patch(ref('one'), { text: 'Typed' })
  graph.patch(ref('elsewhere'), { text: 'Not on this page' })
  expect(graph.watched()).toEqual(['association/Entry/home', 'association/Entry/two'])
})

describe('content of both spaces', () => {
  test('may use one id twice', () => {
    const graph = contentGraph(
      {
        ...page(
          entry('home', { sections: [link('same'), resourceLink('same')] }),
          entry('same', { text: 'a' }),
        ),
        parts: {
          association: {
            entries: byId(
              entry('home', { sections: [link('same'), resourceLink('same')] }),
              entry('same', { text: 'a' }),
            ),
            assets: {},
          },
          events: { entries: byId(entry('same', { text: 'e' }, 'events')), assets: {} },
        },
      },
      ids,
    )
    graph.patch(ref('same', 'events'), { text: 'e!' })
    expect(sections(graph).map(({ fields }) => fields?.text)).toEqual(['a', 'e!'])
  })
})

describe('content that contains itself', () => {
  const loop = () =>
    contentGraph(
      page(
        entry('home', { sections: [link('one')] }),
        entry('one', { text: 'One', elements: [link('two')] }),
        entry('two', { elements: [link('one'), link('home')] }),
      ),
      ids,
    )

  test('is one cycle of objects, and changes through and through', () => {
    const graph = loop()
    const before = sections(graph)[0]
    graph.patch(ref('two'), { text: 'Two' })
    const after = sections(graph)[0]
    const inner = entriesIn(after, 'elements')[0]
    expect(after).not.toBe(before)
    expect(inner?.fields?.text).toBe('Two')
    expect(entriesIn(inner, 'elements')[0]).toBe(after)
    expect(entriesIn(inner, 'elements')[1]).toBe(graph.root())
    expect(graph.entries().map(({ sys }) => sys.id)).toEqual(['home', 'one', 'two'])
  })

  test('comes back from the editor as a copy and changes only what differs', () => {
    const graph = loop()
    const before = graph.root()
    expect(graph.addTree(structuredClone(before))).toBe(false)
    expect(graph.root()).toBe(before)
  })
})

describe('a whole tree from the editor', () => {
  test('changes only the entries that differ', () => {
    const graph = make()
    const [, second] = sections(graph)
    const tree = structuredClone(graph.root())
    const first = entriesIn(tree, 'sections')[0]
    if (first?.fields) first.fields.text = 'Typed'
    expect(graph.addTree(tree)).toBe(true)
    expect(sections(graph)[0]?.fields).toEqual({ text: 'Typed' })
    expect(sections(graph)[1]).toBe(second)
  })

  test('removes links that it no longer contains, and keeps unresolved links', () => {
    const graph = make()
    graph.addTree(entry('home', { sections: [two, link('unknown')] }))
    expect(sections(graph)).toHaveLength(2)
    expect(graph.missing()).toEqual([ref('unknown')])
  })

  test('finds entries and files inside rich text', () => {
    const document = (target: unknown) => ({
      nodeType: 'document',
      content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
    })
    const graph = contentGraph(page(entry('home', { text: document(link('one')) }), entry('one', {})), ids)
    const before = graph.root()?.fields?.text as ReturnType<typeof document>
    expect(before.content[0]?.data.target).toMatchObject({ sys: { id: 'one' }, fields: {} })
    graph.addTree(entry('home', { text: document(entry('one', { text: 'Inside' })) }))
    const after = graph.root()?.fields?.text as ReturnType<typeof document>
    expect(after.content[0]?.data.target).toMatchObject({ fields: { text: 'Inside' } })
  })
})
