import { expect, test } from 'vitest'
import { link, type Validation } from '../entity.ts'
import { richTextRuleProblems } from './rich-text-rules.ts'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: unknown[] = [], data = {}) => ({ nodeType, data, content })
const document = node('document', [
  node('heading-1', [text('Title')]),
  node('paragraph', [text('loud', 'bold', 'underline')]),
  node('embedded-entry-block', [], { target: link('Entry', 'page') }),
])
const around = {
  resolve: () => ({ sys: { contentType: link('ContentType', 'page') } }) as never,
  sameValue: () => [],
}
const problems = (validation: Validation) =>
  richTextRuleProblems(document, [validation], { around, path: ['fields', 'text'] }).map(({ name, path }) => [
    name,
    path,
  ])

test('nodes and marks that are not enabled are found where they are', () => {
  expect(problems({ enabledNodeTypes: ['embedded-entry-block'] })).toEqual([
    ['enabledNodeTypes', ['fields', 'text', 'content', 0]],
  ])
  expect(problems({ enabledMarks: ['bold'] })).toEqual([
    ['enabledMarks', ['fields', 'text', 'content', 1, 'content', 0]],
  ])
  expect(problems({ enabledNodeTypes: ['heading-1', 'embedded-entry-block'] })).toEqual([])
})

test('an embedded entry must have an accepted type', () => {
  const accepting = (...types: string[]) => ({
    nodes: { 'embedded-entry-block': [{ linkContentType: types }] },
  })
  expect(problems(accepting('quote'))).toEqual([
    ['linkContentType', ['fields', 'text', 'content', 2, 'data', 'target']],
  ])
  expect(problems(accepting('quote', 'page'))).toEqual([])
})
