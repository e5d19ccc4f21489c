import { describe, expect, test } from 'vitest'
import { heldBy, unpublishedBelow } from './held.ts'
import type { File, Status } from './subject.ts'
import { contentOf, linkTo, subject, text } from './testing/subjects.ts'

const section = (id: string, blocks: readonly string[], status: Status = 'published') =>
  subject('section', { internalName: id, elements: blocks.map((block) => linkTo(block)) }, { id, status })
const title = (id: string, status: Status) => subject('title', { internalName: id, text: id }, { id, status })
const picture = (status: Status): File => ({ id: 'bee', status, title: 'Bee', description: 'A bee' })
const ids = (held: ReturnType<typeof heldBy>) => held.map(({ target }) => target.id)

describe('the content of an entry', () => {
  test('lists each entry and file once, the nearest first', () => {
    const media = subject(
      'media',
      { internalName: 'm', mediaFile: linkTo('bee', 'Asset'), contents: [linkTo('words')] },
      { id: 'media' },
    )
    const root = section('root', ['media', 'words', 'media'])
    const content = contentOf([root, media, title('words', 'published')], [picture('published')])
    expect(ids(heldBy(root, content))).toEqual(['media', 'words', 'bee'])
  })

  test('ends at a cycle and at a link to nothing', () => {
    const one = section('one', ['two', 'gone'])
    const two = section('two', ['one', 'two'])
    expect(ids(heldBy(one, contentOf([one, two])))).toEqual(['two'])
  })

  test('includes embedded entries and files of a text, and no hyperlinks', () => {
    const words = text('Read on')
    const nodes = [
      { nodeType: 'embedded-entry-block', data: { target: linkTo('embedded') }, content: [] },
      { nodeType: 'embedded-asset-block', data: { target: linkTo('bee', 'Asset') }, content: [] },
      { nodeType: 'entry-hyperlink', data: { target: linkTo('linked') }, content: [] },
    ]
    words.content.push(...(nodes as never[]))
    const root = subject('content', { internalName: 'c', text: words }, { id: 'root' })
    const others = [title('embedded', 'draft'), title('linked', 'draft')]
    expect(ids(heldBy(root, contentOf([root, ...others], [picture('published')])))).toEqual([
      'embedded',
      'bee',
    ])
  })
})

describe('unpublished content', () => {
  const root = section('root', ['band'])
  const below = (inner: Status, file: Status) => {
    const media = subject('media', { internalName: 'm', mediaFile: linkTo('bee', 'Asset') }, { id: 'media' })
    const band = section('band', ['inner', 'media'])
    return ids(unpublishedBelow(root, contentOf([root, band, title('inner', inner), media], [picture(file)])))
  }
  test.each<[Status, Status, string[]]>([
    ['published', 'published', []],
    ['draft', 'published', ['inner']],
    ['changed', 'changed', ['inner', 'bee']],
    ['archived', 'draft', ['bee']],
    ['unknown', 'published', []],
  ])('with an entry that is %s and a file that is %s', (inner, file, told) =>
    expect(below(inner, file)).toEqual(told),
  )

  test('a long chain of two thousand entries is walked quickly and whole', () => {
    const chain = Array.from({ length: 2000 }, (_, index) => section(`s${index}`, [`s${index + 1}`]))
    const last = title('s2000', 'changed')
    const [first] = chain
    expect(first && ids(unpublishedBelow(first, contentOf([...chain, last])))).toEqual(['s2000'])
  })
})
