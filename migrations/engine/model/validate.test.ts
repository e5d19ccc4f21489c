import { describe, expect, test } from 'vitest'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import type { FieldSpec, TypeSpec, ValidationRule } from '../specs/space-model.ts'
import { validate } from './validate.ts'
import { wishedModels } from './wish.ts'

const problems = (types: Record<string, TypeSpec>) => {
  try {
    validate(inBoth(types))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const withField = (field: Partial<FieldSpec>, id = 'field') =>
  problems({ talk: typeOf({ title: symbol, [id]: { ...symbol, ...field } }) })

test('the model of the repository is taken', () => {
  expect(() => validate(wishedModels())).not.toThrow()
})

test('every reason is named, once for both spaces', () => {
  const many = Array.from({ length: 51 }, (_, index) => [`f${index}`, symbol])
  expect(
    problems({ 'a talk': { ...typeOf(Object.fromEntries(many), ' '), description: 'x'.repeat(501) } }),
  ).toBe(
    [
      'a talk: its id is no Contentful id.',
      'a talk: it has no name.',
      'a talk: its description has more than 500 characters.',
      'a talk: it has more than 50 fields.',
    ].join('\n'),
  )
})

test.each([
  [
    'that does not exist',
    { talk: { ...typeOf({ title: symbol }), displayField: 'name' } },
    'name does not exist',
  ],
  ['of another kind', { talk: typeOf({ day: { ...symbol, type: 'Date' } }) }, 'day holds no text'],
  ['that is omitted', { talk: typeOf({ title: { ...symbol, omitted: true } }) }, 'title is omitted'],
] as const)('a display field %s is refused', (_, types, reason) => {
  expect(problems(types)).toBe(`talk: its display field ${reason}.`)
})

describe('a field is refused', () => {
  test.each<[string, Partial<FieldSpec>, string]>([
    ['without a name', { name: '' }, 'has no name'],
    ['with a name too long', { name: 'x'.repeat(51) }, 'has a name of more than 50 characters'],
    ['that links to nothing', { type: 'Link' }, 'is a link and says not to what'],
    ['that lists nothing', { type: 'Array' }, 'is a list and says not of what'],
    [
      'that lists links to nothing',
      { type: 'Array', items: { type: 'Link' } },
      'lists links and says not to what',
    ],
    ['that is text and links', { linkType: 'Entry' }, 'is no link and says to what'],
    ['that is text and lists', { items: { type: 'Symbol' } }, 'is no list and says of what'],
  ])('%s', (_, field, reason) => {
    expect(withField(field)).toBe(`talk: its field field ${reason}.`)
  })

  test('with an invalid id', () => {
    expect(withField({}, '1st')).toBe('talk: its field 1st is no Contentful field id.')
  })
})

describe('a rule is refused', () => {
  test.each<[string, Partial<FieldSpec> & { rule: ValidationRule }, string]>([
    [
      'that Contentful does not know',
      { rule: { length: 3 } },
      'has the rule length, which Contentful does not know',
    ],
    [
      'at another kind of field',
      { rule: { unique: true }, type: 'Text' },
      'has the rule unique, which is none for Text',
    ],
    [
      'that no number meets',
      { rule: { range: { min: 3, max: 2 } }, type: 'Integer' },
      'has the rule range from 3 to 2, which nothing meets',
    ],
    ['without a bound', { rule: { size: {} } }, 'has the rule size without a bound'],
    ['longer than the field', { rule: { size: { min: 257 } } }, 'asks for a size of 257 and holds up to 256'],
    [
      'longer than a list',
      { rule: { size: { min: 1001 } }, type: 'Array', items: { type: 'Symbol' } },
      'asks for a size of 1001 and holds up to 1000',
    ],
    ['that offers nothing', { rule: { in: [] } }, 'has the rule in without a choice'],
    ['that offers one thing twice', { rule: { in: ['a', 'b', 'a'] } }, 'offers "a" twice'],
    [
      'that offers text as a number',
      { rule: { in: [1, '2'] }, type: 'Integer' },
      'offers "2", which is no number',
    ],
    [
      'with a pattern that is none',
      { rule: { regexp: { pattern: '(' } } },
      'has a pattern that is none: Invalid regular expression: /(/: Unterminated group',
    ],
    [
      'that accepts no content type',
      { rule: { linkContentType: [] }, type: 'Link', linkType: 'Entry' },
      'has the rule linkContentType without a name, which accepts everything',
    ],
    [
      'that names an unknown content type',
      { rule: { linkContentType: ['room'] }, type: 'Link', linkType: 'Entry' },
      'links to the content type room, which is not there then: create it, or take it off that list',
    ],
  ])('%s', (_, { rule, ...field }, reason) => {
    expect(withField({ ...field, validations: [rule] })).toBe(`talk: its field field ${reason}.`)
  })

  test('at the members of a list', () => {
    const items = { type: 'Link', linkType: 'Asset', validations: [{ linkContentType: ['talk'] }] } as const
    expect(withField({ type: 'Array', items })).toContain('linkContentType, which is none for Link<Asset>')
  })
})
