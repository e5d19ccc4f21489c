import type { Finding, Severity } from '@association/content/rules'
import { expect, test } from 'vitest'
import { groupFindings } from './finding-groups.tsx'

const finding = (rule: string, severity: Severity, entry = 'e'): Finding => ({
  ...{ rule, ruleTitle: `Title of ${rule}`, severity, entry, message: `${rule} of ${entry}` },
  ...{ space: 'association', title: entry, type: 'title', typeName: 'Title' },
})

test('two hundred drafts are one group, and errors come first', () => {
  const drafts = Array.from({ length: 200 }, (_, index) => finding('link-draft', 'warning', `draft ${index}`))
  const groups = groupFindings([
    finding('picture-words', 'warning'),
    ...drafts,
    finding('required', 'error'),
    finding('link-missing', 'error'),
  ])
  expect(groups.map(({ title, findings }) => `${findings.length} ${title}`)).toEqual([
    '1 Title of required',
    '1 Title of link-missing',
    '1 Title of picture-words',
    '200 Title of link-draft',
  ])
  expect(groups.at(-1)?.findings).toEqual(drafts)
})

test('a rule that is strict of some entries and lenient of others has two groups', () =>
  expect(groupFindings([finding('block', 'warning'), finding('block', 'error')]).map(({ id }) => id)).toEqual(
    ['error/block', 'warning/block'],
  ))

test('what no rule said has a heading too', () => {
  const { ruleTitle: _, ...unruled } = finding('readable', 'error')
  expect(groupFindings([unruled])).toMatchObject([{ title: 'Values that cannot be read' }])
})
