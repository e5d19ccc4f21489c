import { describe, expect, test } from 'vitest'
import { limits as rendered } from '../render/survey.ts'
import { checkContent } from './check-content.ts'
import { checkLinks } from './link/check-links.ts'
import { checkSpaces } from './spaces/check-spaces.ts'
import { type File, type Subject, statusOf } from './subject.ts'
import { contentOf, linkTo, pageOf, subject, text } from './testing/subjects.ts'
import { checkTree } from './tree/check-tree.ts'
import { limits } from './tree.ts'

const title = (words: string, tag?: string, change: Partial<Subject> = {}) =>
  subject('title', { internalName: words, text: words, tag }, { id: words, ...change })
const content = (id: string, ...parts: Parameters<typeof text>) =>
  subject('content', { internalName: id, text: text(...parts) }, { id })
const section = (id: string, ...blocks: Subject[]) =>
  subject('section', { internalName: id, elements: blocks.map((block) => linkTo(block.id)) }, { id })

function told(blocks: readonly Subject[], others: readonly Subject[] = []) {
  const { page, content: known } = pageOf(...blocks)
  const all = contentOf([...others, page, ...blocks])
  return checkTree(page, others.length > 0 ? all : known).map(
    ({ rule, entry, field, message }) => `${rule} ${entry} ${field}: ${message}`,
  )
}

test('a page is walked as far as it is rendered', () => expect(limits).toEqual(rendered))

describe('headings', () => {
  test('may go one deeper and any number up', () => {
    expect(
      told([
        title('One'),
        title('Two', 'h2'),
        content('c', [3, 'Three'], [2, 'Two again']),
        title('Last', 'h2'),
      ]),
    ).toEqual([])
  })

  test('that skip a rank are named across blocks, with the one before', () => {
    expect(told([title('One'), content('c', 'words', [4, 'Four'])])).toEqual([
      'heading-order c text: “Four” is a heading 4 after the heading 1 “One”. The site shows it as a heading 2: choose that level.',
    ])
    const inside = title('Deep', 'h5')
    expect(told([title('One'), section('s', inside)], [inside])).toEqual([
      expect.stringContaining('heading-order Deep tag: “Deep” is a heading 5'),
    ])
  })

  test('only the first title is the main heading, so later ones and texts begin at two', () => {
    expect(told([title('One', 'h3'), title('Two', 'h1'), content('c', [1, 'First rank'])])).toEqual([])
    expect(told([title('One', 'h3'), title('Three', 'h3')])).toEqual([
      expect.stringContaining('“Three” is a heading 3 after the heading 1 “One”'),
    ])
  })

  test('of blocks count as the site ranks them, one below the other', () => {
    const words = content('c', [4, 'Four'])
    const item = subject('checklistItem', { title: 'An item', content: text([4, 'Four']) }, { id: 'item' })
    const list = subject(
      'checklist',
      { internalName: 'l', checklistTitle: 'A list', checklistItems: [linkTo('item')] },
      { id: 'l' },
    )
    expect(told([title('One'), list], [item])).toEqual([])
    expect(told([title('One'), words])).toHaveLength(1)
  })

  test('of texts count where an entry is embedded between them', () => {
    const inner = content('inner', [3, 'Inner'])
    const outer = text([2, 'Outer'], 'words', [4, 'Below'])
    outer.content.splice(1, 0, {
      nodeType: 'embedded-entry-block',
      data: { target: linkTo('inner') },
      content: [],
    } as never)
    const holder = subject('content', { internalName: 'o', text: outer }, { id: 'o' })
    expect(told([title('One'), holder], [inner])).toEqual([])
  })
})

describe('anchors', () => {
  const anchored = (id: string) =>
    subject('section', { internalName: id, hashLink: 'fees', elements: [] }, { id })

  test('of two blocks must differ', () =>
    expect(told([anchored('a'), anchored('b')])).toEqual([
      expect.stringContaining(
        'anchor-twice b hashLink: Another block of this page also has the anchor #fees',
      ),
    ]))
  test('of a block that the page contains twice cannot', () => {
    const once = anchored('a')
    expect(told([once, once])).toHaveLength(1)
  })
})

test('reports a block inside itself at the link that closes the circle', () => {
  const one = section('one', section('two'))
  const two = section('two', one)
  expect(told([one], [two])).toEqual([
    expect.stringContaining('inside-itself two elements: This link makes “one” contain itself'),
  ])
})

describe('links', () => {
  const media = (change: Record<string, unknown> = {}) =>
    subject('media', { internalName: 'm', mediaFile: linkTo('a', 'Asset'), ...change })
  const file = (change: Partial<File>): File => ({
    ...{ id: 'a', status: 'published', title: 'Bee', description: 'A bee', contentType: 'image/png' },
    ...{ width: 10, height: 10 },
    ...change,
  })
  const shown = (...files: File[]) =>
    checkLinks(media(), contentOf([], files)).map(
      ({ rule, severity, field }) => `${rule} ${severity} ${field}`,
    )

  test('to files: there, published, described, of known size', () => {
    expect(shown(file({}))).toEqual([])
    expect(shown()).toEqual(['link-missing error mediaFile'])
    expect(shown(file({ contentType: undefined }))).toEqual(['link-missing error mediaFile'])
    expect(shown(file({ status: 'draft', description: '', width: undefined }))).toEqual([
      'link-draft warning mediaFile',
      'picture-words warning mediaFile',
      'picture-size warning mediaFile',
    ])
    expect(shown(file({ contentType: 'image/svg+xml', height: 0 }))).toEqual([
      'picture-size warning mediaFile',
    ])
  })

  test('an SVG without a size says how to give it one', () => {
    const drawing = file({ contentType: 'image/svg+xml', width: undefined, height: undefined })
    expect(checkLinks(media(), contentOf([], [drawing])).map(({ message }) => message)).toEqual([
      'The size of “Bee” is not known, so the page moves while it loads. Give its <svg> element a width and a height, and upload it again.',
    ])
  })

  test('a file that is not of the kind that its field shows', () => {
    const told = (block: Subject, contentType: string) =>
      checkLinks(block, contentOf([], [file({ contentType })])).map(
        ({ rule, severity, message }) => `${rule} ${severity}: ${message}`,
      )
    const notAPicture =
      'file-kind error: “Bee” is not a picture (its type is video/mp4), so visitors do not see it. Choose a picture.'
    expect(told(media(), 'video/mp4')).toEqual([notAPicture])
    expect(told(media({ vimeoId: '12345' }), 'video/mp4')).toEqual([notAPicture])
    expect(told(media({ audioUrl: 'https://a.example/a.mp3' }), 'audio/mpeg')).toEqual([])
    const band = subject('section', { internalName: 's', backgroundImage: linkTo('a', 'Asset') })
    expect(told(band, 'application/pdf')).toEqual([expect.stringContaining('is not a picture')])
    expect(told(band, 'image/svg+xml')).toEqual([])
    const linked = {
      nodeType: 'document',
      content: [{ nodeType: 'asset-hyperlink', data: { target: linkTo('a', 'Asset') }, content: [] }],
    }
    expect(told(subject('content', { text: linked }), 'application/pdf')).toEqual([])
  })

  test('of words in a text to an entry that has no page', () => {
    const hyperlinks = (...ids: string[]) => ({
      nodeType: 'document',
      data: {},
      content: ids.map((id) => ({ nodeType: 'entry-hyperlink', data: { target: linkTo(id) }, content: [] })),
    })
    const prefix = subject('doiPrefix', { prefix: '10.55834' }, { id: 'prefix' })
    const others = [
      subject('page', { title: 'About', path: '/about' }, { id: 'page' }),
      subject('title', { text: 'Words' }, { id: 'words' }),
      prefix,
      subject('basicArticle', { title: 'A', doiPrefix: linkTo('prefix'), doiSuffix: 'x' }, { id: 'article' }),
      subject('basicArticle', { title: 'No address' }, { id: 'nowhere' }),
      subject('variant', { product: linkTo('course') }, { id: 'variant' }),
      subject('product', { productType: 'Course', slug: 'finance' }, { id: 'course' }),
    ]
    const told = (...ids: string[]) => {
      const words = subject('content', { text: hyperlinks(...ids) }, { id: 'c' })
      return checkLinks(words, contentOf([words, ...others])).map(
        ({ rule, message }) => `${rule}: ${message}`,
      )
    }
    expect(told('page', 'article', 'variant')).toEqual([])
    const half = contentOf([subject('content', { text: hyperlinks('article') }), ...others.slice(3, 4)])
    expect(checkLinks(subject('content', { text: hyperlinks('article') }), half)).toEqual([])
    expect(told('words', 'nowhere')).toEqual([
      'link-no-page: “words” has no page of its own, so visitors see plain text instead of a link. Link to the page that shows this entry.',
      'link-no-page: “No address” has no page of its own, so visitors see plain text instead of a link. Link to the page that shows this entry.',
    ])
  })

  test('of a card need a target with a page, except for a product that goes into the cart', () => {
    const products = [
      subject('product', { internalName: 'Finance', productType: 'Course', slug: 'finance' }, { id: 'p1' }),
      subject('product', { internalName: 'Half', productType: 'Course' }, { id: 'p2' }),
    ]
    const told = (block: Subject) =>
      checkLinks(block, contentOf(products)).map(({ rule, field, message }) => `${rule} ${field}: ${message}`)
    expect(told(subject('productColl', { items: [linkTo('p1'), linkTo('p2')] }))).toEqual([
      'card-no-page items: “Half” has no page of its own, so its card has no link. Complete the entry, or remove it here.',
    ])
    expect(told(subject('productQuote', { product: linkTo('p2') }))).toHaveLength(1)
    expect(told(subject('buttonGroup', { productAddToCart: linkTo('p2') }))).toEqual([])
    const sold = told(subject('eventEdition', { courses: [linkTo('p2')] }))
    expect(sold.filter((message) => message.startsWith('card-no-page'))).toEqual([])
  })

  test('of an event part to an edition that has nothing for it, until an editor completes the edition', () => {
    const told = (part: string, edition: Record<string, unknown>) =>
      checkLinks(
        subject('eventPart', { internalName: 'Part', part, edition: linkTo('fall') }),
        contentOf([subject('eventEdition', { internalName: 'Fall 2027', ...edition }, { id: 'fall' })]),
      ).map(({ rule, message }) => `${rule}: ${message}`)
    expect(told('venue', { venueName: '' })).toEqual([
      'event-part-empty: “Fall 2027” has nothing to show in the part “venue”, so visitors do not see it. Complete the edition, or remove this part.',
    ])
    expect(told('venue', { venueAddress: 'Clearwater, FL' })).toEqual([])
    expect(told('sponsors', { sponsors: [] })).toHaveLength(1)
    expect(told('header', {})).toEqual([])
  })

  test.each([
    ['an entry that was just published', { version: 5, publishedVersion: 4 }, []],
    ['an entry that was edited since', { version: 6, publishedVersion: 4 }, ['link-changed elements']],
    ['an entry that was never published', { version: 1 }, ['link-draft elements']],
    [
      'an archived entry',
      { version: 7, publishedVersion: 4, archivedVersion: 6 },
      ['link-archived elements'],
    ],
  ])('to %s', (_, versions, told) => {
    const target = title('T', 'h2', { id: 't', status: statusOf(versions) })
    const holder = subject('section', { internalName: 's', elements: [linkTo('t')] }, { id: 's' })
    const found = checkLinks(holder, contentOf([target]))
    expect(found.map(({ rule, field }) => `${rule} ${field}`)).toEqual(told)
  })

  test('to a file that was edited since it was published', () =>
    expect(shown(file({ status: 'changed' }))).toEqual(['link-changed warning mediaFile']))

  test('a picture behind other content needs no words', () => {
    const band = subject('section', {
      internalName: 's',
      elements: [],
      backgroundImage: linkTo('a', 'Asset'),
    })
    expect(checkLinks(band, contentOf([], [file({ description: '' })]))).toEqual([])
  })

  test('to entries of a type that the field does not show', () => {
    const holder = subject('media', { internalName: 'm', buttons: linkTo('t') }, { id: 'm' })
    const [finding] = checkLinks(holder, contentOf([title('T', 'h2', { id: 't' })]))
    expect(finding).toMatchObject({ rule: 'link-type', severity: 'error', field: 'buttons' })
    expect(finding?.message).toBe('“T” is a Title, which this field does not accept. Choose another entry.')
  })
})

test('reports content below the rendered depth at the field that links to it', () => {
  const sections = Array.from({ length: 11 }, (_, level) =>
    subject('section', { internalName: 's', elements: [linkTo(`s${level + 1}`)] }, { id: `s${level}` }),
  )
  const around = [...sections, title('Too deep', 'h2', { id: 's11' })]
  const { page, content: known } = pageOf(...around)
  const deep = { ...page, values: { ...page.values, sections: [linkTo('s0')] } }
  expect(checkTree(deep, known).map(({ rule, entry, field }) => `${rule} ${entry} ${field}`)).toEqual([
    'too-deep s9 elements',
  ])
})

describe('addresses of pages', () => {
  const page = (id: string, path: string, space: Subject['space'] = 'association') =>
    subject('page', { title: id, path }, { id, space })

  test('are each of one page, in one space and across both', () => {
    const pages = [
      page('a', '/x'),
      page('b', '/x'),
      page('c', '/y'),
      page('c', '/y', 'events'),
      page('d', '/z'),
    ]
    expect(checkSpaces(pages).map(({ space, entry, message }) => `${space} ${entry}: ${message}`)).toEqual([
      'association a: The address /x is also the address of “b”. Give each page its own address.',
      'association b: The address /x is also the address of “a”. Give each page its own address.',
      'association c: The address /y is also the address of “c” of the space events. Give each page its own address.',
      'events c: The address /y is also the address of “c” of the space association. Give each page its own address.',
    ])
  })

  test('are of no list, filter or further page of a list', () => {
    const paths = [
      '/webinars',
      '/webinars/',
      '/education/courses/cpe-core',
      '/articles/topics',
      '/articles/page/2',
    ]
    const pages = [...paths, '/webinars/about'].map((path) => page(path, path))
    expect(checkSpaces(pages).map(({ rule, field, message }) => `${rule} ${field}: ${message}`)).toEqual(
      paths.map(
        (path) =>
          `path-twice path: The address ${path} is the address of a list, so visitors do not see this page. Give the page another address.`,
      ),
    )
  })
})

describe('an entry with its own page', () => {
  const article = (...parts: Parameters<typeof text>) =>
    subject('basicArticle', { title: 'Handovers', body: text(...parts) }, { id: 'article' })
  const toldOf = (root: Subject) =>
    checkTree(root, contentOf([root])).map(({ rule, message }) => `${rule}: ${message}`)

  test('has an h1, so its text begins at two', () => {
    expect(toldOf(article([2, 'Two'], [3, 'Three'], [2, 'Two again']))).toEqual([])
    expect(toldOf(article('words', [3, 'Three']))).toEqual([
      'heading-order: “Three” is a heading 3 after the heading 1 “Handovers”. The site shows it as a heading 2: choose that level.',
    ])
  })

  test('is checked as a whole, and not on the pages that show its card', async () => {
    const skipped = article('words', [4, 'Four'])
    const cards = subject('mediaCardSection', { mediaCards: [linkTo('article')] }, { id: 'cards' })
    expect(told([title('One'), cards], [skipped])).toEqual([])
    const findings = await checkContent(contentOf([skipped]))
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'heading-order', field: 'body' }))
  })
})
