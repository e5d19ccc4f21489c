import { expect, test } from 'vitest'
import { readSuggestAnswer, readWebAnswer } from './read-answers.ts'

const rules = { ownHosts: ['www.example.org'], hosts: [], pictureHosts: [] }

test('an answer without `web` has no results, as the provider documents', () =>
  expect(readWebAnswer({ type: 'search' }, rules)).toEqual({ web: { results: [] } }))

test.each([
  ...[{}, [], { hello: [1] }, { type: 'search', web: null }, { type: 'search', web: [] }],
  ...[{ type: 'search', web: {} }, { web: { results: null } }],
])('%j is never an answer without results', (wire) => {
  expect(() => readWebAnswer(wire, rules)).toThrow('Search')
  expect(() => readSuggestAnswer(wire)).toThrow('Search')
})
