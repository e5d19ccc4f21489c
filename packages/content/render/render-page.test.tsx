import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Shown } from '../define/view.ts'
import type { ReadProblem } from '../derive/read.ts'
import { embeddedAsset, paragraph, richText } from '../shared/rich-text.ts'
import {
  deadLink,
  options,
  pageOf,
  readPage,
  wire,
  wireAsset,
  wireFixtures,
} from '../testing/fixture-page.ts'
import { renderList, renderPage } from './render-page.tsx'

const prose = (words: string) => richText(paragraph(words))
const text = (words: string, id = words) => wire('content', { text: prose(words) }, id)
const titled = (words: string, tag?: string) => wire('title', { text: words, tag }, words)

function render(page: ReturnType<typeof pageOf>['page'], mode: 'public' | 'preview' = 'public') {
  const problems: ReadProblem[] = []
  const markup = renderToStaticMarkup(
    renderPage(page, { ...options, mode, report: (problem) => problems.push(problem) }),
  )
  return { markup, problems }
}

test('the page of fixtures renders without a problem', () => {
  const { page, problems } = readPage(wireFixtures().page)
  const rendered = render(page)
  expect([...problems, ...rendered.problems]).toEqual([])
  expect(rendered.markup).toContain('Leadership is a clinical skill')
})

test('a page can hold a node below its first section', () => {
  const { page } = pageOf(text('first'), text('second'))
  const markup = renderToStaticMarkup(renderPage(page, options, { afterFirst: <hr /> }))
  expect(markup).toMatch(/first.*<hr\/>.*second/)
})

/** The rich text renderer throws on a paragraph without content. */
const torn = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {} }] }

describe('a broken block takes only itself down', () => {
  const { page } = pageOf(
    text('before'),
    wire('quoteBlock', { quote: torn, attribution: 'nobody' }),
    text('after'),
  )

  test('visitors see nothing of it', () => {
    const { markup, problems } = render(page)
    expect(markup).toContain('before')
    expect(markup).toContain('after')
    expect(markup).not.toContain('nobody')
    expect(problems).toEqual([
      expect.objectContaining({
        space: 'association',
        entry: 'quoteBlock',
        type: 'quoteBlock',
        message: expect.stringMatching(/^cannot be shown: /),
      }),
    ])
  })

  test('editors see the block and the reason', () => {
    const { markup } = render(page, 'preview')
    expect(markup).toContain('role="note"')
    expect(markup).toContain('<strong>Quote</strong>')
    expect(markup).toContain('cannot be shown: ')
  })
})

test('a section inside itself renders once and is reported', () => {
  const circle = wire('section', {}, 'circle')
  circle.fields = { elements: [text('inside'), circle] }
  const { markup, problems } = render(pageOf(circle, text('after')).page)
  expect(markup.match(/inside/g)).toHaveLength(1)
  expect(markup).toContain('after')
  expect(problems).toEqual([
    expect.objectContaining({ entry: 'circle', message: expect.stringMatching(/contains itself/) }),
  ])
})

test('two sections inside each other are cut as well', () => {
  const first = wire('section', {}, 'first')
  const second = wire('section', { elements: [first] }, 'second')
  first.fields = { elements: [second] }
  expect(render(pageOf(first).page).problems).toHaveLength(1)
})

test('blocks nested deeper than ten are left out', () => {
  const nested = Array.from({ length: 15 }).reduce<ReturnType<typeof wire>>(
    (inner, _, index) => wire('section', { elements: [inner] }, `level-${index}`),
    text('deepest'),
  )
  const { markup, problems } = render(pageOf(nested, text('after')).page)
  expect(markup).not.toContain('deepest')
  expect(markup).toContain('after')
  expect(problems).toHaveLength(1)
})

test('a page of a million blocks ends at two thousand', () => {
  const many = (id: string, child: unknown) => wire('section', { elements: Array(40).fill(child) }, id)
  const { problems } = render(pageOf(many('a', many('b', many('c', text('leaf'))))).page)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]?.message).toMatch(/2000 blocks/)
})

test('a missing link renders nothing for visitors and says why to editors', () => {
  const { page } = pageOf(deadLink('gone'), text('after'))
  expect(render(page).markup).not.toContain('gone')
  expect(render(page, 'preview').markup).toContain(
    'Sections links to gone, which is missing or not published.',
  )
})

test('an unknown type shows the specification’s words, among the blocks and inside a text', () => {
  const unknown = wire('hologram', {}, 'h')
  const embedding = wire('content', {
    text: {
      nodeType: 'document',
      data: {},
      content: [
        { nodeType: 'embedded-entry-block', data: { target: unknown }, content: [] },
        { nodeType: 'embedded-entry-block', data: { target: deadLink('gone') }, content: [] },
      ],
    },
  })
  expect(render(pageOf(unknown).page).markup).toContain('<p>Unknown Type: hologram</p>')
  expect(render(pageOf(embedding).page).markup).toContain('<p>Unknown Type: hologram</p>')
  expect(render(pageOf(embedding).page).markup).not.toContain('gone')
})

test('values of a wrong kind are dropped, reported and shown to editors', () => {
  const { page, problems } = pageOf(
    wire('quoteBlock', { quote: 'no rich text', maxWidth: 'wide', topPadding: {} }),
  )
  expect(problems.map(({ field }) => field)).toEqual(['internalName', 'quote', 'maxWidth', 'topPadding'])
  expect(render(page, 'preview').markup).toContain('Max width must be a number')
  expect(render(page).problems).toEqual([])
})

describe('headings', () => {
  test('only the first title is an h1', () => {
    const { markup } = render(
      pageOf(wire('section', { elements: [titled('One', 'h3')] }), titled('Two'), titled('Three', 'h3')).page,
    )
    expect([...markup.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, tag, words]) => `${tag} ${words}`)).toEqual([
      'h1 One',
      'h2 Two',
      'h3 Three',
    ])
  })

  test('a page without a title has one for those who hear it', () => {
    expect(render(pageOf(text('only text')).page).markup).toContain('<h1 class="visually-hidden">A page</h1>')
  })
})

describe('pictures', () => {
  const picture = (id: string) => wire('media', { mediaFile: wireAsset(id) }, id)
  const images = (markup: string) => [...markup.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)

  test('the first three sections load at once, the first picture before all', () => {
    const { markup } = render(pageOf(...['a', 'b', 'c', 'd'].map(picture)).page)
    const tags = images(markup)
    expect(tags.map((tag) => tag.includes('loading="eager"'))).toEqual([true, true, true, false])
    expect(tags.map((tag) => /fetchpriority="high"/i.test(tag))).toEqual([true, false, false, false])
  })

  const firstOnes = (...blocks: unknown[]) =>
    images(render(pageOf(...blocks).page).markup).flatMap((tag, index) =>
      /fetchpriority="high"/i.test(tag) ? [index] : [],
    )
  const showing = (id: string) => ({ ...embeddedAsset(id), data: { target: wireAsset(id) } })
  const knowledge = (...images: string[]) =>
    wire('jsonData', {
      kind: 'accessKnowledge',
      data: { cards: images.map((image, id) => ({ id: String(id), type: 'small', title: 'Card', image })) },
      pictures: [wireAsset('one'), wireAsset('two')],
    })

  test.each([
    ['of a list of pictures, in the order of the cards that show them', knowledge('two', 'one')],
    ['that a page contains twice', wire('section', { elements: [picture('same'), picture('same')] })],
    ['that a card shows twice', knowledge('one', 'one')],
    ['in a text', wire('content', { text: richText(showing('text'), showing('text')) })],
    [
      'of advertisements, also where both are the same',
      wire('advertisementsList', {
        advertisements: ['a', 'b'].map((id) =>
          wire('advertisement', { internalName: id, image: wireAsset('same'), url: '/x' }, id),
        ),
      }),
    ],
    [
      'behind a section',
      wire('fullHeightSection', { backgroundImage: wireAsset('behind'), elements: [picture('above')] }),
    ],
    [
      'of a video before that of a picture',
      wire('section', {
        elements: [
          wire('media', { vimeoId: '76979871', mediaFile: wireAsset('video') }, 'video'),
          picture('b'),
        ],
      }),
    ],
    [
      'among cards that are shown in another order',
      wire('mediaCardSection', {
        mediaCards: ['2024', '2026', '2025'].map((year) =>
          wire(
            'journalEditions',
            { internalName: year, editionDate: `${year}-01-01`, title: year, cover: wireAsset(year) },
            year,
          ),
        ),
      }),
    ],
  ])('only the first picture comes before all: the one %s', (_, block) => {
    expect(firstOnes(block, picture('next'))).toEqual([0])
  })

  test('a block that cannot be shown takes no precedence along', () => {
    const broken = wire('mainJumbotron', { backgroundImage: wireAsset('broken'), text: torn })
    expect(render(pageOf(broken).page).problems).toHaveLength(1)
    expect(firstOnes(broken, picture('next'))).toEqual([0])
  })
})

test.each([
  ['image/png', {}],
  ['image/svg+xml', {}],
  ['image/svg+xml', { image: { width: 100, height: 0 } }],
])('a picture of type %s with the details %j is shown and logged as an error', (contentType, details) => {
  const unmeasured = wireAsset('unmeasured')
  unmeasured.fields = { ...unmeasured.fields, file: { ...unmeasured.fields?.file, contentType, details } }
  const { markup, problems } = render(pageOf(wire('media', { mediaFile: unmeasured })).page)
  expect(markup).toContain('<img')
  const message = 'Picture unmeasured has no width or no height.'
  expect(problems).toEqual([expect.objectContaining({ entry: 'media', message })])
  expect(problems[0]).not.toHaveProperty('severity', 'warning')
})

test('an SVG with a width and a height is not reported', () => {
  const measured = wireAsset('measured')
  const details = { image: { width: 100, height: 50 } }
  measured.fields = {
    ...measured.fields,
    file: { ...measured.fields?.file, contentType: 'image/svg+xml', details },
  }
  expect(render(pageOf(wire('media', { mediaFile: measured })).page).problems).toEqual([])
})

test('marks are in the preview only, and name space, environment and locale', () => {
  const { page } = pageOf(titled('One'))
  expect(render(page).markup).not.toContain('data-contentful')
  const ids = { spaces: { association: 'abc', events: 'def' }, environment: 'master', locale: 'en-US' }
  const markup = renderToStaticMarkup(renderPage(page, { ...options, mode: 'preview', ids }))
  expect(markup).toContain(
    'data-contentful-entry-id="One" data-contentful-field-id="text" data-contentful-space="abc" data-contentful-environment="master" data-contentful-locale="en-US"',
  )
})

describe('a list', () => {
  const titles = (above?: number) => {
    const { page } = pageOf(
      ...['One', 'Two'].map((title) => wire('basicArticle', { title, publicationDate: '2026-03-09' }, title)),
    )
    const nodes = renderList(page.fields.sections as readonly Shown[], {
      options,
      as: 'card',
      ...(above && { above }),
    })
    return renderToStaticMarkup(nodes).match(/<h\d/g)
  }

  test('has cards one rank below the h1 of its page', () => expect(titles()).toEqual(['<h2', '<h2']))
  test('has cards one rank below the heading above it', () => expect(titles(2)).toEqual(['<h3', '<h3']))

  const loadings = (isFurtherDown: boolean) => {
    const names = ['One', 'Two', 'Three', 'Four']
    const { page } = pageOf(
      ...names.map((title) => wire('basicArticle', { title, bannerImage: wireAsset(title) }, title)),
    )
    const nodes = renderList(page.fields.sections as readonly Shown[], { options, as: 'card', isFurtherDown })
    return renderToStaticMarkup(nodes)
      .match(/<img[^>]*>/g)
      ?.map(
        (tag) => `${/loading="(\w+)"/.exec(tag)?.[1]}${tag.includes('fetchPriority="high"') ? ' first' : ''}`,
      )
  }

  test('loads the pictures of its first three entries at once, and the very first before others', () =>
    expect(loadings(false)).toEqual(['eager first', 'eager', 'eager', 'lazy']))
  test('of cards in rows has narrow pictures', () => {
    const { page } = pageOf(wire('basicArticle', { title: 'One', bannerImage: wireAsset('One') }, 'One'))
    const rendered = (areCardsRows: boolean) =>
      renderToStaticMarkup(
        renderList(page.fields.sections as readonly Shown[], {
          options: { ...options, areCardsRows },
          as: 'card',
        }),
      )
    const sizesOfRow = 'sizes="(max-width: 767px) 142px, 314px"'
    expect(rendered(true)).toContain(sizesOfRow)
    expect(rendered(false)).not.toContain(sizesOfRow)
  })
  test('below other pictures, loads none at once', () =>
    expect(loadings(true)).toEqual(['lazy', 'lazy', 'lazy', 'lazy']))
})
