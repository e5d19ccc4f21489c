import { contentTypeFor } from '@association/content/content-types'
import type { Content, Target } from '@association/content/rules'
import { expect, test, vi } from 'vitest'
import { countErrors } from './error-counts.ts'

const quoteType = contentTypeFor('quoteBlock')

function quote(id: string, values: Record<string, unknown>) {
  const read = vi.fn(() => values)
  const target = { space: 'association', id, type: quoteType, typeName: 'Quote', status: 'draft' }
  return { target: Object.defineProperty(target, 'values', { get: read }) as unknown as Target, read }
}
const contentOf = (...targets: Target[]): Content => ({
  entries: new Map(targets.map((target) => [target.id, target])),
  files: new Map(),
})
const signal = new AbortController().signal

test('counts the errors of each entry', async () => {
  const counts = await countErrors(contentOf(quote('empty', {}).target), { site: undefined, signal })
  expect(counts.get('empty')).toBeGreaterThan(0)
})

test('checks an entry again only when it is another object, or the site has other pages', async () => {
  const same = quote('same', {})
  const page = contentOf(same.target)
  const first = await countErrors(page, { site: undefined, signal })
  const reads = same.read.mock.calls.length
  expect(await countErrors(page, { site: undefined, signal })).toEqual(first)
  expect(same.read.mock.calls.length).toBe(reads)
  expect(await countErrors(contentOf(quote('same', {}).target), { site: undefined, signal })).toEqual(first)
})

test('leaves out fields that the editor has not left yet', async () => {
  const page = contentOf(quote('new', {}).target)
  const quiet = { isQuiet: () => true }
  expect(await countErrors(page, { site: undefined, quiet, signal })).toEqual(new Map())
  expect((await countErrors(page, { site: undefined, signal })).size).toBe(1)
})
