import { describe, expect, test } from 'vitest'
import { examine } from './model.ts'

const said = (kind: string, data: unknown, pictures?: unknown) =>
  examine({ kind, data, pictures }).map(({ severity, message }) => `${severity} ${message}`)
const cards = (...written: unknown[]) => said('professionalCertificates', { cards: written })
const card = { title: 'Finance' }

test('findings name the field `data`, and an unknown kind has no findings', () => {
  expect(examine({ kind: 'accessKnowledge', data: {} })[0]).toMatchObject({
    field: 'data',
    severity: 'error',
  })
  expect(examine({ kind: 'hologram', data: 7 })).toEqual([])
})

describe('the advice names the item', () => {
  test.each([
    [[card, {}], 'error Card 2: Title is required.'],
    [[{ title: 7 }], 'error Card 1: Title must be text, but its value is a number.'],
    [['Finance'], 'error Card 1: must be an object in braces { }.'],
    [
      [{ ...card, link: 'javascript:alert(1)' }],
      'error Card 1: Link: “javascript:alert(1)” is not a valid address. Write one such as https://www.example.org or /membership.',
    ],
    [
      [card, card, { ...card, buttonText: 'Go' }],
      'error Card 3: The button has no address. Give the card a “link”.',
    ],
    [[{ ...card, tags: [{ text: 'a' }, {}] }], 'error Card 1, Tag 2: Text is required.'],
    [[{ ...card, tags: 'New' }], 'error Card 1: “tags” must be a list in brackets [ ].'],
    [[{ ...card, type: 'huge' }], 'error Card 1: Type must be one of large, small.'],
    [
      [{ title: 'x'.repeat(161) }],
      'error Card 1: Title must be at most 160 characters; it has 161. Visitors see only the first 160.',
    ],
    [
      [
        { ...card, id: 'a' },
        { ...card, id: 'a' },
      ],
      'warning Card 2 has the same id as another one: “a”. Change one of them.',
    ],
    [
      [{ ...card, badgeType: 'text' }],
      'warning Card 1: The card has a “badgeType” but no “badge”. Add the badge.',
    ],
    [
      [{ ...card, image: '/a.png', alt: 'A' }],
      'warning Card 1: A certificate shows its “badge”, not its “image”. Remove the “image”.',
    ],
  ])('%j', (written, expected) => expect(cards(...written)).toEqual([expected]))

  test('warns about an unknown key and lists the known ones', () =>
    expect(cards({ ...card, tittle: 'x' })[0]).toMatch(
      /^warning Card 1: “tittle” is an unknown name\. Use one of id, type, image/,
    ))
})

describe('the advice for a section', () => {
  test.each([
    ['accessKnowledge', {}, 'error Data: “cards” needs at least 1; it has 0.'],
    [
      'accessKnowledge',
      { cards: [card] },
      'warning The section has no large card. Give one card the type “large”.',
    ],
    [
      'accessKnowledge',
      {
        cards: [
          { ...card, type: 'large' },
          { ...card, type: 'large' },
        ],
      },
      'warning Only the first large card is shown large. Give the other cards the type “small”.',
    ],
    [
      'liveAndOnlineEvents',
      { cards: [{ ...card, date: '2026-04-17', endDate: '2026-04-16' }] },
      'error Event 1: The event ends before it begins.',
    ],
    [
      'liveAndOnlineEvents',
      { cards: [{ ...card, date: 'soon' }] },
      'error Event 1: Date must be a date, but its value is a string.',
    ],
    [
      'welcomeLanding',
      { shortcuts: [{ title: 'A', link: '/a' }] },
      'warning The welcome page has room for 6 shortcuts. Add the missing ones.',
    ],
    ['map', {}, 'error Address is required.'],
    ['logIn', { fontSize: 'big' }, 'error Font size must be a whole number, but its value is a string.'],
    ['logIn', { variant: 'pink' }, /error Variant must be one of dark, light/],
    [
      'spinner',
      { color: 'pinkish' },
      'warning Color: “pinkish” is not a valid color. Use a name from the palette, a hex value or rgb().',
    ],
  ])('%s %j', (kind, data, expected) => {
    const advice = said(kind, data)
    expect(advice).toHaveLength(1)
    expect(advice[0]).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  })
})

describe('a picture', () => {
  const pictured = (image: string, pictures?: unknown) =>
    said('accessKnowledge', { cards: [{ ...card, type: 'large', image, alt: 'A' }] }, pictures)

  test('is attached, or at an address of Contentful or of the site', () => {
    expect(pictured('hills', [{ asset: 'hills' }])).toEqual([])
    expect(pictured('hills', [{ sys: { type: 'Link', linkType: 'Asset', id: 'hills' } }])).toEqual([])
    expect(pictured('//images.ctfassets.net/s/a/t/hills.png')).toEqual([])
    expect(pictured('https://images.eu.ctfassets.net/s/a/t/hills.png')).toEqual([])
    expect(pictured('/hills.png')).toEqual([])
  })

  test.each([
    'hills',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/png;base64,x',
    'https://images.ctfassets.net.evil.example/a.png',
  ])('%s is none', (image) =>
    expect(pictured(image)[0]).toMatch(
      /^error Card 1: Image: “.*” is not a picture\. Attach a picture below/,
    ),
  )

  test('by its address needs words; an attached one has its own', () => {
    const silent = (image: string) =>
      said('accessKnowledge', { cards: [{ ...card, type: 'large', image }] }, [{ asset: 'hills' }])
    expect(silent('hills')).toEqual([])
    expect(silent('/hills.png')).toEqual(['warning Card 1: Describe the picture in “alt”.'])
  })
})

test('reports a value that is not JSON, without throwing', () => {
  const self: Record<string, unknown> = {}
  self.cards = [self]
  expect(said('accessKnowledge', self)).toEqual(['error Data has more than 20 nested levels.'])
})

test('reports only the length of an embed that is too long, without the warning about a cut text', () =>
  expect(said('map', { address: 'A', embed: `embed?pb=${'a'.repeat(1500)}` })).toEqual([
    'error Embed must be at most 1500 characters; it has 1509.',
  ]))
