import { describe, expect, test } from 'vitest'
import type { ContentType } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import { checkParsed, checkValues } from './check-values.ts'
import { variantsIn } from './entry/shop-variants.ts'
import type { ShopVariants } from './rule.ts'
import { subject, text } from './testing/subjects.ts'

const typeOf = (fields: Record<string, Field>, more: Partial<ContentType> = {}): ContentType => ({
  ...{ id: 'sample', name: 'Sample', description: '', slots: [], spaces: ['events'], title: 'internalName' },
  fields,
  ...more,
})
const told = (type: ContentType, values: Record<string, unknown>) =>
  checkValues({ type, values }).map(({ rule, severity, message }) => `${rule} ${severity}: ${message}`)
const toldOf = (...[type, values]: Parameters<typeof subject>) => told(subject(type, values).type, values)

describe('one value', () => {
  test.each([
    ['longText', 7, 'must be text, but its value is a number.'],
    ['integer', '7', 'must be a whole number, but its value is a string.'],
    ['integer', 1.5, 'must be a whole number'],
    ['flag', 'yes', 'must be yes or no'],
    ['texts', ['a', 1], 'must be a list of texts, but its value is a list.'],
    ['date', 'soon', 'must be a date'],
    ['richText', 'words', 'must be rich text, but its value is a string.'],
    ['reference', 'id', 'must be a link'],
  ] as const)(
    'of kind %s that holds %j is told once, and nothing else is asked of it',
    (kind, value, words) => {
      const [only, ...more] = told(typeOf({ one: { kind, max: 0, pattern: 'x' } }), { one: value })
      expect([only, more]).toEqual([expect.stringContaining(`kind error: One ${words}`), []])
    },
  )

  test.each([['  '], [{ nodeType: 'document', content: [] }], [text(' ')], [[]], [null]])(
    '%j is nothing where something is required',
    (value) => {
      const kind = Array.isArray(value) ? 'texts' : typeof value === 'string' ? 'text' : 'richText'
      expect(told(typeOf({ one: { kind, required: true } }), { one: value })).toEqual([
        'required error: One is required.',
      ])
    },
  )

  test('of a hidden field is the business of programs', () => {
    const type = typeOf({ one: { kind: 'choice', options: ['ok'], hidden: true, required: true } })
    expect(told(type, { one: 'blocked' })).toEqual([])
  })

  test('that is a colour exists', () => {
    const title = { internalName: 't', text: 'Title' }
    expect(toldOf('title', { ...title, color: 'medium blue' })).toEqual([])
    expect(toldOf('title', { ...title, color: 'blu' })).toEqual([
      'colour warning: Color: “blu” is not a valid color. Use a name from the palette, a hex value or rgb().',
    ])
  })
})

test('an entry in the middle of a line is found, one on a line of its own is not', () => {
  const entry = (nodeType: string) => ({ nodeType, data: {}, content: [] })
  const document = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content })
  const inline = entry('embedded-entry-inline')
  const line = { nodeType: 'paragraph', data: {}, content: [inline] }
  const ofText = (value: unknown) => told(typeOf({ one: { kind: 'richText' } }), { one: value })
  expect(ofText(document(entry('embedded-entry-block'), text('Words')))).toEqual([])
  expect(ofText(document(line))).toEqual([
    'inline-entry warning: An entry is in the middle of a line, so the site shows it below the line. Give it a line of its own.',
  ])
  expect(ofText(document(line, line))).toEqual([expect.stringContaining('2 entries are in')])
})

describe('an address', () => {
  const bad = ['javascript:alert(1)', '//evil.example', 'https:\\\\evil.example', 'data:text/html,x'] as const
  const good = [
    'https://a.example',
    '/membership',
    '#top',
    '?a=1',
    'mailto:a@b.example',
    'tel:+1',
    'a@b.example',
  ]
  const link = (uri: string, value = 'go') => ({
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'hyperlink', data: { uri }, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
    ],
  })
  const json = typeOf({ data: { kind: 'json' } })

  test.each(bad)('%s leads nowhere: in a field, a text, Markdown and JSON', (address) => {
    expect(told(typeOf({ one: { kind: 'url' } }), { one: address })).toEqual([
      expect.stringMatching(/^address error: One: .* is not a valid address/),
    ])
    expect(told(typeOf({ one: { kind: 'richText' } }), { one: link(address) })).toEqual([
      expect.stringMatching(/^text-address error: The link “go” does not work/),
    ])
    expect(told(typeOf({ one: { kind: 'markdown' } }), { one: `see [this](${address}) now` })).toEqual([
      expect.stringMatching(/^markdown-address error: The link “this” does not work/),
    ])
    expect(told(json, { data: { cards: [{ link: address, title: 'x' }] } })).toEqual([
      expect.stringMatching(/^json-address error: Data: the link “/),
    ])
    expect(told(json, { data: { cards: [{ description: `[this](<${address}>)` }] } })).toEqual([
      expect.stringMatching(/^markdown-address/),
    ])
  })

  test.each(good)('%s is fine everywhere', (address) => {
    expect(told(typeOf({ one: { kind: 'url' } }), { one: address })).toEqual([])
    expect(told(typeOf({ one: { kind: 'richText' } }), { one: link(address) })).toEqual([])
    expect(told(json, { data: { href: address, text: `[a](${address})` } })).toEqual([])
  })

  test('in a text has words to click on', () =>
    expect(
      told(typeOf({ one: { kind: 'richText' } }), {
        one: { ...text('Read'), content: [...text('Read').content, ...link('/a', ' ').content] },
      }),
    ).toEqual([
      'link-words warning: The link to /a has no text to click on. Add a text, or remove the link.',
    ]))
})

test('a text that is longer or deeper than the site shows is named', () => {
  const words = (count: number, value = 'x') => ({
    nodeType: 'document',
    content: Array.from({ length: count }, () => ({ nodeType: 'text', value, marks: [], data: {} })),
  })
  const type = typeOf({ one: { kind: 'richText' } })
  expect(told(type, { one: words(20_000) })).toEqual([])
  expect(told(type, { one: words(200_000) })).toEqual([
    'text-size error: One has 200000 parts, such as paragraphs and lines, but visitors see only the first 20000. Split it into several texts.',
  ])
  expect(told(type, { one: words(1, 'x\n'.repeat(30_000)) })[0]).toContain('30001 parts')
  let deep: unknown = words(1)
  for (let level = 0; level < 60; level += 1) deep = { nodeType: 'list-item', data: {}, content: [deep] }
  expect(told(type, { one: { nodeType: 'document', content: [deep] } })).toEqual([
    'text-size error: One has more than 40 nested levels, and visitors do not see the deeper ones. Use fewer levels.',
  ])
})

describe('fields together', () => {
  test('reports both containers once', () => {
    const type = typeOf({ isContainer: { kind: 'flag' }, isWideContainer: { kind: 'flag' } })
    expect(told(type, { isContainer: true, isWideContainer: true })).toEqual([
      'both-containers warning: Choose a container or a wide container, not both.',
    ])
    const section = { internalName: 's', elements: [{}], isContainer: true, isWideContainer: true }
    expect(toldOf('section', section)).toHaveLength(1)
  })

  test.each([
    ['title', { fontSize: 40, lineHeight: 36 }, true],
    ['title', { fontSize: 40, lineHeight: 0.9 }, true],
    ['title', { lineHeight: 28 }, true],
    ['title', { fontSize: 40, lineHeight: 1.1 }, false],
    ['title', { fontSize: 40, lineHeight: 40 }, false],
    ['title', { fontSize: 120 }, false],
    ['content', { fontSize: 40 }, true],
    ['content', { lineHeight: 12 }, true],
    ['content', { fontSize: 40, lineHeight: 48 }, false],
    ['content', {}, false],
  ] as const)('lines of a %s set with %j overlap: %j', (type, values, isTight) => {
    const issues = toldOf(type, { internalName: 'x', text: type === 'title' ? 'x' : text('x'), ...values })
    expect(issues).toEqual(
      isTight
        ? [expect.stringMatching(/^line-height warning: The line height .+ lines of this text overlap/)]
        : [],
    )
  })

  test('a page needs a description and a social image, unless it hides from search engines', () => {
    const page = { title: 'A page', path: '/a', sections: [{}] }
    expect(toldOf('page', { ...page, description: ' ' })).toEqual([
      expect.stringContaining('page-description warning: The page has no description'),
      expect.stringContaining('social-image warning: The page has no social image'),
    ])
    expect(toldOf('page', { ...page, description: 'What it is about.', socialImage: {} })).toEqual([])
    expect(toldOf('page', { ...page, hideFromSearch: true })).toEqual([])
  })

  test('a type may report findings that depend on the values, and may throw', () => {
    const fields = { data: { kind: 'json' } } as const
    const examine: ContentType['examine'] = ({ data }) => [
      {
        field: 'data',
        severity: 'error',
        message: `No block is called “${(data as { kind: string }).kind}”.`,
      },
    ]
    const type = typeOf(fields, { examine })
    expect(told(type, { data: { kind: 'hologram' } })).toEqual([
      'block error: No block is called “hologram”.',
    ])
    expect(told(type, { data: null })).toEqual([])
  })

  test('the style of a button is no variant of the shop', () => {
    const { type } = subject('buttonGroup', {})
    const values = { internalName: 'b', button1Variant: 'dark', instantBuy: 'v-9' }
    expect(variantsIn({ type, values })).toEqual([{ field: 'instantBuy', id: 'v-9' }])
  })

  test('reports a variant that the shop does not sell, if the shop is known', () => {
    const buttons = {
      type: subject('buttonGroup', {}).type,
      values: { internalName: 'b', instantBuy: 'v-9' },
    }
    const variants = (shopVariants?: ShopVariants) =>
      checkValues(buttons, { shopVariants }).filter(({ rule }) => rule === 'variant')
    expect(variants()).toEqual([])
    expect(variants(new Map([['v-9', { priceCents: 100 }]]))).toEqual([])
    expect(variants(new Map([['v-1', 'unknown']]))).toEqual([])
    expect(variants(new Map([['v-9', 'unknown']]))).toEqual([
      expect.objectContaining({ field: 'instantBuy', message: expect.stringContaining('no variant “v-9”') }),
    ])
  })

  test.each<[Record<string, unknown>, string[]]>([
    [{ price: 895 }, []],
    [{ price: 845.5 }, ['The price is $845.50 here, but the shop charges $895. Correct one of the two.']],
    [{ price: 0 }, ['The price is $0 here, but the shop charges $895. Correct one of the two.']],
    [{}, []],
    [{ price: 845, variantId: 'not-looked-up' }, []],
    [{ price: 845, variantId: 'gone' }, []],
    [{ price: 845, variants: [{}] }, []],
    [{ price: '845' }, []],
    [{ price: Number.NaN }, []],
  ])('a price that differs from the price of the shop is told: %j', (given, messages) => {
    const { type } = subject('product', {})
    const shopVariants: ShopVariants = new Map<string, { priceCents: number } | 'unknown'>([
      ['v-1', { priceCents: 89_500 }],
      ['gone', 'unknown'],
    ])
    const issues = checkValues({ type, values: { variantId: 'v-1', ...given } }, { shopVariants })
    const told = issues.filter(({ rule }) => rule === 'variant-price')
    expect(told.map(({ field, message }) => [field, message])).toEqual(
      messages.map((message) => ['price', message]),
    )
  })
})

describe('HTML', () => {
  const table = typeOf({
    body: { kind: 'html' },
    list: { kind: 'json', markup: 'html' },
    data: { kind: 'json' },
  })
  const parsed = async (values: Record<string, unknown>) =>
    (await checkParsed({ type: table, values })).map(({ rule, message }) => `${rule}: ${message}`)

  test('that the site leaves out is named', async () => {
    const body =
      '<table><tr><td onclick="x()">1</td></tr></table><script>x()</script><iframe src="/"></iframe>'
    expect(await parsed({ body })).toEqual([
      'html: The site leaves out onclick of <td>, <script>, <iframe>, src of <iframe>.',
    ])
    expect(await parsed({ body: '<p>fine <em>words</em></p>' })).toEqual([])
  })

  test('is looked at in JSON where the model says that there is some', async () => {
    const benefits = ['Benefits', 'Read <marquee>this</marquee>']
    expect(await parsed({ list: { benefits } })).toEqual(['html: The site leaves out <marquee>.'])
    expect(await parsed({ data: { benefits } })).toEqual([])
  })

  test('links and pictures in it are looked at too', async () => {
    const body = '<a href="//evil.example">x</a><img src="https://a.example/b.png" width="1" height="1">'
    expect(await parsed({ body })).toEqual([
      'html-address: A link in this HTML does not work: “//evil.example” is not a valid address.',
      'html-picture: The picture “https://a.example/b.png” in this HTML has no alternative text: give it an alt attribute.',
    ])
  })

  test('that the site cannot parse or shortens is reported', async () => {
    expect(await parsed({ body: `${'<div>'.repeat(1000)}x` })).toEqual([
      'html: The site shows only the text of this HTML: its elements are nested too deeply.',
    ])
    expect(await parsed({ body: `<p>${'x'.repeat(70_000)}` })).toEqual([
      'html: The site shows only the first 65536 characters of this HTML. Shorten it.',
    ])
  })
})
