import { describe, expect, test, vi } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { check } from '../../testing/check.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { membershipBenefits as fixture } from './fixture.ts'
import { joinPath } from './messages.ts'
import { row } from './view.tsx'

const benefits = (fields: Record<string, unknown> = {}, report?: () => void) =>
  markupOf('membershipBenefits', { ...fixture, ...fields }, report)
const list = (...benefitsList: unknown[]) => ({ benefitsList })

test('the first item of each list heads a column, and every benefit is a row', () => {
  const markup = benefits()
  expect(markup).toMatch(/<th scope="col">Benefit<\/th>/)
  expect(markup).toMatch(/>Members<\/th><th scope="col"[^>]*>Everyone<\/th>/)
  expect(markup.match(/<th scope="row">/g)).toHaveLength(5)
})

test('rows are 68 px high', () => {
  expect(row.heightPx).toBe(68)
  expect(benefits()).toContain('<tr style="height:68px">')
})

test('a yes or no is a word for those who hear it', () => {
  expect(benefits().match(/aria-label="Yes"/g)).toHaveLength(6)
  expect(benefits().match(/aria-label="No"/g)).toHaveLength(4)
})

test('a benefit may contain HTML, without forbidden elements', () => {
  const markup = benefits({
    statisticsList: list('Benefit', '<em>Journal</em><script>alert(1)</script>'),
    MembersOnly: [{ title: 'Members' }],
    allCommunity: [{ title: 'Everyone' }, false],
  })
  expect(markup).toContain('<th scope="row"><em>Journal</em></th>')
})

test('members have every benefit where their list says nothing else', () => {
  expect(benefits({ MembersOnly: [{ title: 'Members' }] }).match(/aria-label="Yes"/g)).toHaveLength(6)
})

test('the button leads to the member application', () => {
  expect(joinPath).toBe('/membership/join')
  expect(benefits()).toMatch(
    /<a href="https:\/\/members\.leaders\.example\/membership\/join" class="[^"]*">Become a member</,
  )
})

describe('wrong data', () => {
  const wrong = [
    ['statisticsList', 'Benefit', 'benefitsList'],
    ['statisticsList', list(), 'benefitsList'],
    ['statisticsList', list('Benefit', 7), 'Item 2 of benefitsList is not a text'],
    ['statisticsList', list('Benefit', 'word '.repeat(60_000)), 'larger than 256 KB'],
    ['MembersOnly', 'yes', 'a title, then true or false'],
    ['MembersOnly', [true], 'The first item has no title'],
    ['allCommunity', [{ title: 'Everyone' }, 'yes'], 'Item 2 is neither true nor false'],
    ['allCommunity', [{ title: 'Everyone' }, ...Array(9).fill(true)], 'has 9 values for 5 benefits'],
  ] as const

  test.each(wrong)(
    'in %s: %j shows nothing, and those who look after it are told',
    (field, value, message) => {
      const report = vi.fn()
      expect(benefits({ [field]: value }, report)).not.toContain('<table')
      expect(report).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining(message) }),
      )
      const type = contentTypeFor('membershipBenefits')
      expect(type && check(type, { ...fixture, [field]: value })).toContainEqual(
        expect.objectContaining({ severity: 'error', field, message: expect.stringContaining(message) }),
      )
    },
  )

  test('fewer answers than benefits are shown, with a warning', () => {
    const allCommunity = [{ title: 'Everyone' }, true]
    expect(benefits({ allCommunity })).toContain('<table')
    const type = contentTypeFor('membershipBenefits')
    expect(type && check(type, { ...fixture, allCommunity })).toMatchObject([
      { severity: 'warning', field: 'allCommunity' },
    ])
  })
})
