import type { ContentTypeFieldValidation } from 'contentful-management'
import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, problemsOf } from '../failure.ts'
import { author, createContentType, createEntry, field, idOf, linkTo } from '../model.ts'
import type { ContractTarget } from '../target.ts'

const strict = 'contractStrict'
const rule = (id: string, type: string, validation: ContentTypeFieldValidation) =>
  field({ id, type, validations: [validation] })

const fields = [
  field({ id: 'title', type: 'Symbol', required: true }),
  rule('unique', 'Symbol', { unique: true }),
  rule('choice', 'Symbol', { in: ['a', 'b'] }),
  rule('pattern', 'Symbol', { regexp: { pattern: '^[a-z]+$', flags: '' } }),
  rule('notPattern', 'Symbol', { prohibitRegexp: { pattern: 'bad', flags: '' } }),
  rule('short', 'Symbol', { size: { min: 2, max: 4 } }),
  rule('range', 'Integer', { range: { min: 1, max: 5 } }),
  rule('dates', 'Date', { dateRange: { min: '2026-01-01', max: '2026-12-31' } }),
  field({ id: 'rich', type: 'RichText' }),
  field({ id: 'list', type: 'Array', items: { type: 'Symbol' }, validations: [{ size: { max: 1 } }] }),
  field({ id: 'writer', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [author] }] }),
  field({ id: 'picture', type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] }),
]

const unpublishable: [values: object, problem: string][] = [
  [{ title: undefined }, 'required fields.title'],
  [{ unique: 'taken' }, 'unique fields.unique.en-US'],
  [{ choice: 'c' }, 'in fields.choice.en-US'],
  [{ pattern: 'UPPER' }, 'regexp fields.pattern.en-US'],
  [{ notPattern: 'so bad' }, 'prohibitRegexp fields.notPattern.en-US'],
  [{ short: 'a' }, 'size fields.short.en-US'],
  [{ short: 'abcde' }, 'size fields.short.en-US'],
  [{ range: 6 }, 'range fields.range.en-US'],
  [{ dates: '2027-01-01' }, 'dateRange fields.dates.en-US'],
  [{ list: ['a', 'b'] }, 'size fields.list.en-US'],
]

const unsavable: [values: object, problem: RegExp][] = [
  [{ title: 1 }, /^type fields\.title\.en-US/],
  [{ title: 'x'.repeat(257) }, /^size fields\.title\.en-US/],
  [{ rich: 'text' }, /fields\.rich\.en-US/],
  [
    { rich: { nodeType: 'document', data: {}, content: [{ nodeType: 'nonsense', data: {}, content: [] }] } },
    /fields\.rich/,
  ],
  [{ range: 1.5 }, /^type fields\.range\.en-US/],
  [{ list: 'a' }, /^type fields\.list\.en-US/],
  [{ dates: 'tomorrow' }, /^type fields\.dates\.en-US/],
  [
    { writer: { sys: { type: 'Link', linkType: 'Asset', id: 'x' } } },
    /^(type|linkType) fields\.writer\.en-US/,
  ],
]

export function validation(target: ContractTarget) {
  const { management } = target

  describe('validation', () => {
    beforeAll(async () => {
      await createContentType(target, strict, { name: 'Strict', fields })
      const taken = await createEntry(target, strict, ['strict-taken', { title: 'x', unique: 'taken' }])
      await management.entry.publish({ entryId: taken.sys.id }, taken)
    })

    async function publishing(values: object) {
      const given = Object.fromEntries(
        Object.entries({ title: 'ok', ...values }).filter(([, value]) => value !== undefined),
      )
      const entry = await createEntry(target, strict, ['strict-tried', given])
      const failure = await failureOf(management.entry.publish({ entryId: entry.sys.id }, entry))
      await management.entry.delete({ entryId: entry.sys.id })
      return failure
    }

    test.each(unpublishable)('%j is saved, not published: %s', async (values, problem) => {
      const failure = await publishing(values)
      expect([failure.name, failure.status]).toEqual(['ValidationFailed', 422])
      expect(problemsOf(failure)[0]).toMatch(new RegExp(`^${problem}`))
    })

    test('a link to the wrong type has a name of its own', async () => {
      const failure = await publishing({ writer: linkTo('Entry', 'strict-taken') })
      expect([failure.name, failure.status]).toEqual(['InvalidEntry', 422])
      expect(problemsOf(failure)[0]).toMatch(/^linkContentType fields\.writer\.en-US/)
    })

    test('a link to nothing is saved, not published', async () => {
      const failure = await publishing({ writer: linkTo('Entry', 'nothing') })
      expect([failure.name, failure.status]).toEqual(['UnresolvedLinks', 422])
      expect(failure.details.errors).toMatchObject([
        { name: 'notResolvable', link: { type: 'Link', linkType: 'Entry', id: idOf('nothing') } },
      ])
    })

    test.each(unsavable)('%j is not even saved', async (values, problem) => {
      const failure = await failureOf(createEntry(target, strict, ['strict-unsaved', values as never]))
      expect(failure.status).toBe(422)
      expect(problemsOf(failure)[0]).toMatch(problem)
    })

    test('a field that the type does not have is unknown', async () => {
      const failure = await failureOf(createEntry(target, strict, ['strict-unsaved', { nothing: 1 }]))
      expect([failure.name, failure.status]).toEqual(['UnknownField', 422])
      expect(failure.details.errors).toMatchObject([{ path: ['fields', 'nothing'] }])
    })

    test('an entry of an unknown type is refused', async () => {
      const failure = await failureOf(createEntry(target, 'nothing', ['strict-unsaved', {}]))
      expect(failure.status).toBeGreaterThanOrEqual(400)
    })

    test('a custom message is told', async () => {
      const id = 'contractSpoken'
      await createContentType(target, id, {
        name: 'Spoken',
        fields: [
          field({ id: 'title', type: 'Symbol', validations: [{ in: ['a'], message: 'Say a.' } as never] }),
        ],
      })
      const entry = await createEntry(target, id, ['spoken', { title: 'b' }])
      const failure = await failureOf(management.entry.publish({ entryId: entry.sys.id }, entry))
      expect(failure.details.errors).toMatchObject([{ name: 'in', customMessage: 'Say a.' }])
    })
  })
}
