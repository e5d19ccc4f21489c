import { describe, expect, test } from 'vitest'
import { content } from '../types/content/model.ts'
import { jsonData } from '../types/json-data/model.ts'
import { mostWork, workOf } from './work.ts'

const text = (count: number, value = 'words') => ({
  nodeType: 'document',
  data: {},
  content: Array.from({ length: count }, () => ({
    nodeType: 'paragraph',
    data: { target: { fields: { text: 'x'.repeat(1000) } } },
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })),
})

describe('the work of showing an entry', () => {
  test('grows with its text', () => {
    const work = (count: number) => workOf(content.fields, { text: text(count) })
    expect(work(200)).toBeLessThanOrEqual(2 * work(100))
    expect(work(200)).toBeGreaterThan(1.9 * work(100))
  })

  test('counts marks and lines several times', () =>
    expect(workOf(content.fields, { text: text(1, '\n'.repeat(100)) })).toBeGreaterThan(
      workOf(content.fields, { text: text(1, 'x'.repeat(100)) }) + 700,
    ))

  test('counts all values of JSON, under any key', () => {
    const description = 'x'.repeat(1000)
    expect(workOf(jsonData.fields, { data: { sys: { fields: { data: { description } } } } })).toBeGreaterThan(
      1000,
    )
  })

  test('of a page of 100,000 parts is counted no further than needed', () => {
    const work = workOf(content.fields, { text: text(100_000) })
    expect(work).toBeGreaterThan(mostWork)
    expect(work).toBeLessThan(mostWork + 1000)
  })
})
