import { describe, expect, test } from 'vitest'
import type { ContentType } from '../define/content-type.ts'
import { models } from '../generated/models.ts'
import { check } from '../testing/check.ts'

const typeOf = (id: keyof typeof models) => models[id] as unknown as ContentType
const messages = (id: keyof typeof models, values: Record<string, unknown>) =>
  check(typeOf(id), values).map(({ severity, field, message }) => `${severity} ${field}: ${message}`)

const page = { title: 'A page', path: '/a', hideFromSearch: true, sections: [{ link: 'x' }] }

describe('a single field', () => {
  test('must be there when it is required', () =>
    expect(messages('page', { ...page, title: '' })).toEqual(['error title: Title is required.']))

  test('has no more characters than it may', () =>
    expect(messages('page', { ...page, title: 'x'.repeat(121) })).toEqual([
      'error title: Title must be at most 120 characters; it has 121.',
    ]))

  test('is a number within its limits', () =>
    expect(messages('quoteBlock', { internalName: 'x', quote: {}, topPadding: 6 })).toEqual([
      'error topPadding: Top padding must be at most 5.',
    ]))

  test('must match its pattern, which the message explains in words', () =>
    expect(messages('page', { ...page, path: 'Membership!' })).toEqual([
      'error path: Path has the wrong format. The address after the host, such as /membership. The home page is /.',
    ]))

  test('is one of its choices', () =>
    expect(messages('title', { internalName: 'x', text: 'x', tag: 'h7' })[0]).toMatch(
      /must be one of h1, h2/,
    ))

  test('holds only class names where classes belong', () =>
    expect(messages('title', { internalName: 'x', text: 'x', class: 'py-5 a"b' })).toEqual([
      'warning class: Class: “a"b” is not a valid class name. Use letters, digits, - and _, and put spaces between names.',
    ]))

  test('must exist', () =>
    expect(messages('color', { name: 'x', value: 'red', shade: 1 })).toEqual([
      'error shade: Color has no field “shade”. Remove its value.',
    ]))
})

describe('fields together', () => {
  test.each([
    ['section', { internalName: 'x', elements: [1], isContainer: true, isWideContainer: true }, /not both/],
    ['section', { internalName: 'x', elements: [] }, /is empty/],
    ['media', { internalName: 'x' }, /Choose a media file, a video or an audio file/],
    ['media', { internalName: 'x', audioUrl: '/a', vimeoId: '12345' }, /Remove one of them/],
    ['media', { internalName: 'x', audioUrl: '/a', cardLink: true }, /without an address/],
    ['buttonGroup', { internalName: 'x' }, /at least one button/],
    ['buttonGroup', { internalName: 'x', button1Text: 'Go' }, /has no address/],
    [
      'content',
      { internalName: 'x', text: {}, color: 'white', contentBackgroundColor: 'yellow' },
      /hard to read/,
    ],
    ['title', { internalName: 'x', text: 'x', color: 'black', backgroundColor: 'navy' }, /hard to read/],
    ['page', { ...page, sections: [] }, /is empty/],
  ] as const)('%s %j', (id, values, expected) => {
    const issues = messages(id, values)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toMatch(expected)
  })
})
