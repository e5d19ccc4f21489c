import { describe, expect, test } from 'vitest'
import { type Operator, operators } from './operators.ts'

const cases: [Operator, string, unknown[], boolean][] = [
  ['eq', 'a', ['a'], true],
  ['eq', 'a', ['A'], false],
  ['eq', '2', [2], true],
  ['eq', 'true', [true], true],
  ['eq', 'b', ['a', 'b'], true],
  ['eq', '2020-01-01T00:00:00Z', ['2020-01-01T00:00:00.000Z'], true],
  ['eq', 'a', [], false],
  ['ne', 'a', ['b'], true],
  ['ne', 'a', [], true],
  ['ne', 'b', ['a', 'b'], false],
  ['in', 'a, b', ['b'], true],
  ['in', '1,2', [3], false],
  ['nin', '1,2', [3], true],
  ['nin', '1,2', [], true],
  ['all', 'a,b', ['b', 'a', 'c'], true],
  ['all', 'a,b', ['a'], false],
  ['exists', 'true', [0], true],
  ['exists', 'true', [], false],
  ['exists', 'false', [], true],
  ['lt', '3', [2], true],
  ['lt', '3', [3], false],
  ['lte', '3', [3], true],
  ['gt', '10', [9], false],
  ['gte', '2020-01-01', ['2020-01-01T00:00:00Z'], true],
  ['gt', '2020-01-01T00:00:00+02:00', ['2019-12-31T23:00:00Z'], true],
  ['lt', 'x', [], false],
  ['match', 'lead phys', ['Physician leadership'], true],
  ['match', 'ship', ['Physician leadership'], false],
  ['match', 'cafe', ['Café'], true],
  ['match', 'deep', [{ nodeType: 'document', content: [{ nodeType: 'text', value: 'Deep down' }] }], true],
  ['near', '0,0', [{ lat: 1, lon: 1 }], true],
  ['near', '0,0', [], false],
  ['within', '0,0,200', [{ lat: 1, lon: 1 }], true],
  ['within', '0,0,100', [{ lat: 1, lon: 1 }], false],
  ['within', '0,0,2,2', [{ lat: 1, lon: 1 }], true],
  ['within', '0,0,2,2', [{ lat: 3, lon: 1 }], false],
]

describe('operators', () => {
  test.each(cases)('[%s]=%s on %j is %s', (...[operator, wanted, values, matches]) => {
    expect(operators[operator](wanted)(values)).toBe(matches)
  })
})
