import { transformSync } from '@swc/core'
import { expect, test } from 'vitest'
import { readingProblem } from './reading-problem.ts'

test('a syntax error is a line and a sentence, without the stack trace of the compiler', () => {
  const source = "export const talks = [\n  { id: 'x' fields: {} },\n]\n"
  const compile = () =>
    transformSync(source, { filename: 'talks.ts', jsc: { parser: { syntax: 'typescript' } } })
  expect(compile).toThrow(/Caused by|Syntax Error/)
  let problem = {}
  try {
    compile()
  } catch (error) {
    problem = readingProblem(error)
  }
  expect(problem).toEqual({ line: 2, reason: expect.stringMatching(/^Expected ',', got '\w+'$/) })
})

test('any other error is its first line', () => {
  expect(readingProblem(new Error('Cannot find module x\n    at load'))).toEqual({
    reason: 'Cannot find module x',
  })
})
