import { describe, expect, test } from 'vitest'
import { contentTypes } from '../../derive/content-types.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { checkValues } from '../check-values.ts'
import type { Subject } from '../subject.ts'
import { contentOf, linkTo, pageOf, subject, text } from '../testing/subjects.ts'
import { checkTree } from './check-tree.ts'
import { isUntoned } from './grounds.ts'
import { groundFields } from './written-colors.ts'

type WireValues = Record<string, unknown>
const title = (values: WireValues, id = 't') =>
  subject('title', { internalName: id, text: 'Words', ...values }, { id })
const words = (values: WireValues, id = 'c') =>
  subject('content', { internalName: id, text: text('Words'), ...values }, { id })
const link = (uri: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'hyperlink', data: { uri }, content: text('go').content }],
})

function told(...[outermost, ...inner]: Subject[]) {
  if (!outermost) return []
  const { page } = pageOf(outermost)
  return checkTree(page, contentOf([page, outermost, ...inner]))
    .filter(({ rule }) => rule.startsWith('contrast'))
    .map(({ entry, field, message }) => `${entry}.${field}: ${message}`)
}
const band = (values: WireValues, ...blocks: Subject[]) => [
  subject('section', { elements: blocks.map(({ id }) => linkTo(id)), ...values }, { id: 'band' }),
  ...blocks,
]
const own = (block: Subject) =>
  checkValues(block)
    .filter(({ rule }) => rule === 'contrast-own')
    .map(({ field, message }) => `${field}: ${message}`)

describe('the colors of one block', () => {
  test.each([
    ['navy', 'navy'],
    ['#071a33', 'navy'],
    ['rgb(7, 26, 51)', 'darkBlue'],
    ['white', 'light blue'],
    ['rgba(7, 26, 51, 0.2)', 'white'],
    ['#fff9', 'pale-blue'],
  ])('text in %s on %s is hard to read', (color, contentBackgroundColor) =>
    expect(own(words({ color, contentBackgroundColor }))).toEqual([
      `color: Text in “${color}” is hard to read on the background “${contentBackgroundColor}” of the same block. Choose colors that differ more.`,
    ]),
  )
  test.each([
    ['navy', 'white'],
    ['white', '#071a33'],
    ['rgba(7, 26, 51, 0.9)', 'white'],
    ['navy', 'transparent'],
    ['nonsense', 'navy'],
    ['navy', 'rgba(7, 26, 51, 0.9)'],
  ])('text in %s on %s is left alone', (color, contentBackgroundColor) =>
    expect(own(words({ color, contentBackgroundColor }))).toEqual([]),
  )

  test('bold words and links count too, and large words need less', () => {
    const colors = { boldTextColor: 'yellow', linkColor: 'lightBlue', contentBackgroundColor: 'white' }
    expect(own(words(colors)).map((message) => message.split(':')[0])).toEqual(['boldTextColor', 'linkColor'])
    // 3.9 : 1
    const orange = { color: '#d9601f', backgroundColor: 'white' }
    expect(own(title({ ...orange, fontSize: 30 }))).toEqual([])
    expect(own(title({ ...orange, fontSize: 16 }))).toHaveLength(1)
    expect(own(words({ color: '#d9601f', contentBackgroundColor: 'white', fontSize: 24 }))).toEqual([])
    expect(own(words({ color: '#d9601f', contentBackgroundColor: 'white', fontSize: 23 }))).toHaveLength(1)
    expect(own(subject('metaTitle', { text: 'x', color: 'yellow', backgroundColor: 'white' }))).toHaveLength(
      1,
    )
  })
})

describe('text on the page', () => {
  test('is judged on white where no block around it has a background', () => {
    expect(told(title({ color: 'white' }))).toEqual([
      't.color: Text in “white” is hard to read on the white page. Choose colors that differ more.',
    ])
    expect(told(title({ color: 'navy' }))).toEqual([])
    expect(
      told(...band({ outerBackgroundColor: 'transparent' }, words({ linkColor: 'yellow' }))),
    ).toHaveLength(1)
  })

  test('is not judged when the block is checked without its page, because the band may be dark', () =>
    expect(checkTree(title({ color: 'white' }), contentOf([]))).toEqual([]))
})

describe('text on a band', () => {
  test('is judged on the color of the nearest block around it', () => {
    expect(told(...band({ outerBackgroundColor: 'navy' }, words({ color: 'dark blue' })))).toEqual([
      'c.color: Text in “dark blue” is hard to read on the background “navy” of the block around it. Choose colors that differ more.',
    ])
    expect(
      told(...band({ outerBackgroundColor: 'navy' }, words({ color: 'white', linkColor: 'yellow' }))),
    ).toEqual([])
    expect(told(...band({ outerBackgroundColor: 'navy' }, title({})))).toEqual([])
    const inBox = subject(
      'centeredContainer',
      { elements: [linkTo('c')], outerBackgroundColor: 'navy', innerBackgroundColor: 'white' },
      { id: 'box' },
    )
    expect(told(inBox, words({ color: 'white' }))).toHaveLength(1)
    expect(told(inBox, words({ color: 'navy' }))).toEqual([])
  })

  test('of a block that has a background by default', () => {
    const jumbotron = subject('mainJumbotron', { title: linkTo('t') }, { id: 'j' })
    expect(told(jumbotron, title({ color: 'navy' }))).toHaveLength(1)
    expect(told(jumbotron, title({}))).toEqual([])
  })

  test('counts in the items of a checklist', () => {
    const embedded = { nodeType: 'embedded-entry-block', data: { target: linkTo('c') }, content: [] }
    const content = { nodeType: 'document', content: [embedded] }
    const item = subject('checklistItem', { title: 'Item', content }, { id: 'item' })
    const list = { checklistItems: [linkTo('item')], backgroundColor: 'navy' }
    const checklist = subject('checklist', list, { id: 'list' })
    expect(told(checklist, item, words({ color: 'black' }))).toHaveLength(1)
    expect(told(checklist, item, words({ color: 'white' }))).toEqual([])
  })

  test('behind which a picture is, as dark or light as its editor says', () => {
    const image = linkTo('a', 'Asset')
    const onPicture = (flags: WireValues, color: string) =>
      told(...band({ backgroundImage: image, outerBackgroundColor: 'white', ...flags }, title({ color })))
    expect(onPicture({ darkBackgroundImage: true }, 'navy')).toEqual([
      't.color: Text in “navy” is hard to read on the dark background picture of the block around it. Choose colors that differ more.',
    ])
    expect(onPicture({ darkBackgroundImage: true }, 'white')).toEqual([])
    expect(onPicture({ lightBackgroundImage: true }, 'white')).toHaveLength(1)
    expect(onPicture({}, 'white')).toEqual([])
  })

  test('with a translucent color is mixed with the background around it', () => {
    const veil = { outerBackgroundColor: 'rgba(7, 26, 51, 0.1)' }
    expect(told(...band(veil, title({ color: 'white' })))).toHaveLength(1)
    expect(told(...band(veil, title({ color: 'navy' })))).toEqual([])
  })

  test('in a card is judged on white', () => {
    const cards = (card: Subject) => [
      subject(
        'mediaCardSection',
        { mediaCards: [linkTo(card.id)], backgroundColor: 'navy' },
        { id: 'cards' },
      ),
      card,
    ]
    expect(told(...cards(words({ color: 'white' })))).toEqual([
      'c.color: Text in “white” is hard to read on the white card. Choose colors that differ more.',
    ])
    expect(told(...cards(words({ color: 'navy' })))).toEqual([])
    expect(
      told(...band({ outerBackgroundColor: 'navy', elementClasses: 'p-3 card' }, words({ color: 'navy' }))),
    ).toEqual([])
  })
})

describe('text that has no color of its own', () => {
  test('is judged on a background that leaves it as it is', () => {
    expect(told(title({ backgroundColor: 'navy' }))).toEqual([
      't.backgroundColor: Text without its own color is hard to read on the background “navy”. Choose a color for the text as well.',
    ])
    const quote = subject('quoteBlock', { quote: text('Words'), wrapperBackgroundColor: 'navy' }, { id: 'q' })
    expect(told(quote)).toEqual([
      'q.wrapperBackgroundColor: Text without its own color is hard to read on the background “navy”. Choose a lighter or a darker background.',
    ])
    expect(told(words({ contentBackgroundColor: 'navy' }), title({ backgroundColor: 'paleBlue' }))).toEqual(
      [],
    )
    expect(told(...band({ outerBackgroundColor: 'navy' }, title({ backgroundColor: 'darkBlue' })))).toEqual(
      [],
    )
  })

  test('is judged on a band that is neither dark nor light enough', () => {
    expect(told(...band({ outerBackgroundColor: 'red' }, words({}), words({}, 'c2')))).toEqual([
      'band.outerBackgroundColor: Text without its own color is hard to read on the background “red”. Choose a lighter or a darker background.',
    ])
    expect(told(...band({ outerBackgroundColor: 'red' }, title({})))).toEqual([])
    expect(told(...band({ outerBackgroundColor: 'blue' }, words({ text: link('/a') })))).toEqual([])
    expect(told(...band({ outerBackgroundColor: 'gray' }, words({ text: text('x') })))).toEqual([])
    expect(told(...band({ outerBackgroundColor: 'gray' }, words({ text: link('/a') })))).toHaveLength(1)
  })

  test('takes over the color of the text around it', () => {
    const outer = words({ color: 'black', contentBackgroundColor: 'red' }, 'outer')
    const holder = {
      ...outer,
      values: {
        ...outer.values,
        text: {
          nodeType: 'document',
          content: [{ nodeType: 'embedded-entry-block', data: { target: linkTo('c') }, content: [] }],
        },
      },
    }
    expect(told(holder, words({}))).toEqual([])
    const colorless = { ...holder, values: { ...holder.values, color: undefined } }
    expect(told(colorless, words({}))).toHaveLength(1)
  })
})

describe('colors that entries share', () => {
  const color = (id: string, value: string) => subject('color', { name: id, value }, { id })
  const colors = [color('dark', 'navy'), color('light', 'white'), color('warm', 'mediumYellow')]

  test.each([
    ['announcement', { backgroundColor: 'dark', color: 'light' }, undefined],
    ['announcement', { backgroundColor: 'dark' }, 'backgroundColor: Text in “navy”'],
    ['announcement', { color: 'light' }, 'color: Text in “white”'],
    ['announcement', {}, undefined],
    ['notificationDialogue', { contentBackgroundColor: 'warm', color: 'light' }, 'color: Text in “white”'],
    ['notificationDialogue', { contentBackgroundColor: 'dark', color: 'light' }, undefined],
    ['notificationDialogue', { contentBackgroundColor: 'dark' }, undefined],
    ['notificationDialogue', { color: 'gone' }, undefined],
  ] as const)('of %s %j', (type, chosen, expected) => {
    const values = Object.fromEntries(Object.entries(chosen).map(([field, id]) => [field, linkTo(id)]))
    const notice = subject(type, { text: 'Words', content: text('Words'), ...values }, { id: 'n' })
    expect(told(notice, ...colors)).toEqual(expected ? [expect.stringContaining(`n.${expected}`)] : [])
  })

  test.each([
    [{}, {}, false],
    [{ imgLabelBackgroundColor: 'navy' }, {}, true],
    [{ imgLabelBackgroundColor: 'navy' }, { color: 'white' }, false],
    [{}, { color: 'white' }, true],
  ])('of a block %j with a label %j', (chosen, labelled, isFaint) => {
    const media = subject('media', { imgLabel: linkTo('l'), ...chosen }, { id: 'm' })
    const label = subject('label', { text: 'Course', ...labelled }, { id: 'l' })
    const found = told(media, label)
    expect(found).toHaveLength(isFaint ? 1 : 0)
    if (isFaint) expect(found[0]).toMatch(/^m\.imgLabelBackgroundColor: The text of the label “Course” in/)
  })
})

test('a page of many blocks is judged in one pass', () => {
  const blocks = Array.from({ length: 1500 }, (_, index) => words({ color: 'white' }, `c${index}`))
  expect(told(...band({ outerBackgroundColor: 'navy' }, ...blocks))).toEqual([])
})

describe('the rule knows the text color on a dark background', () => {
  /** A booking calendar needs a configured provider. */
  const shown = contentTypes.filter(({ id }) => id !== 'calendly')
  const grounds = shown.flatMap((type) =>
    groundFields.filter((field) => type.fields[field]?.kind === 'color').map((field) => ({ type, field })),
  )

  test('of more than ten types', () => expect(grounds.length).toBeGreaterThan(10))

  test.each(grounds)('$type.id: $field', ({ type, field }) => {
    const usual = { text: 'Words', url: 'https://calendly.com/team/session' } as const
    const written = Object.entries(type.fields).flatMap(([id, { kind }]) =>
      kind === 'text' || kind === 'url' ? [[id, usual[kind]]] : [],
    )
    const markup = markupOf(type.id, { ...Object.fromEntries(written), [field]: 'navy' })
    expect(markup).toContain('--color-navy')
    expect(/\bon-dark\b/.test(markup)).toBe(!isUntoned(type))
  })
})
