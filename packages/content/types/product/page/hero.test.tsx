import { expect, test } from 'vitest'
import type { Entry } from '../../../define/values.ts'
import { reader } from '../../../derive/read.ts'
import { wire, wireAsset } from '../../../testing/fixture-page.ts'
import { pageOf } from '../testing/product-page.tsx'

const issueOf = (fields: Record<string, unknown> = {}) =>
  reader({ spaceOf: () => 'association' })(
    wire('journalEditions', {
      internalName: 'May',
      journal: 'Fast Practice',
      editionDate: '2026-05-01',
      ...fields,
    }),
  ) as Entry<'journalEditions'>
const journal = { productType: 'Journal', journal: 'Fast Practice', image: wireAsset('own') }

test('a journal keeps its picture unless its current issue has a cover', () => {
  const withIssue = (fields: Record<string, unknown>) =>
    pageOf(journal, { currentIssue: () => issueOf(fields) })
  expect(withIssue({})).toMatch(/<h3[^>]*><time[^>]*>May 2026</)
  expect(withIssue({})).toContain('own.')
  expect(withIssue({ cover: wireAsset('cover') })).not.toContain('own.')
  expect(withIssue({ cover: wireAsset('cover') })).toContain('cover.')
})

test('an issue that cannot be shown takes nothing else from the page', () => {
  const issue = issueOf()
  const fields = Object.defineProperty({ ...issue.fields }, 'journal', {
    get() {
      throw new Error('Unreadable')
    },
  })
  const problems: string[] = []
  const markup = pageOf(journal, {
    currentIssue: () => ({ ...issue, fields }),
    report: ({ message }) => problems.push(message),
  })
  expect(markup).toContain('>Finance</h1>')
  expect(problems).toEqual(['cannot be shown: Unreadable'])
})
