import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CommandError } from '../shared/errors.ts'
import { type Baseline, baselineText, compare, readBaseline } from './baseline.ts'
import type { Finding, LinkPlace } from './finding.ts'
import { identified } from './report/identity.ts'

const finding = (url: string, place: LinkPlace = {}, verdict: Finding['verdict'] = notFound): Finding => ({
  ...{ url, verdict, audits: ['content'] },
  place: { space: 'association', entry: 'one', field: 'text', ...place },
})
const notFound = { state: 'broken', reason: 'notFound', status: 404 } as const
const idOf = (one: Finding) => identified([one])[0]?.id

test('a finding keeps its identity while other things change', () => {
  const before = finding('/lost', {
    path: 'content[0]',
    text: 'Here',
    page: 'https://a.example/x',
    entryTitle: 'A',
  })
  const after = finding(
    '/lost',
    { path: 'content[7]', text: 'There', page: 'https://a.example/y', entryTitle: 'B', otherPages: 3 },
    { state: 'broken', reason: 'serverError', status: 500 },
  )
  expect(idOf(after)).toBe(idOf(before))
})

test('another field, entry, space or address is another finding; so is the second one of its kind', () => {
  const all = [
    finding('/lost'),
    finding('/lost', { field: 'contentLink' }),
    finding('/lost', { entry: 'two' }),
    finding('/lost', { space: 'events' }),
    finding('/lost#x'),
    finding('/lost'),
  ]
  expect(new Set(identified(all).map(({ id }) => id)).size).toBe(6)
})

test('a link of the site itself has one id, whichever page shows it', () => {
  const own = (page: string): Finding => ({ url: 'https://a.example/', place: { page }, verdict: notFound })
  expect(idOf(own('https://s.example/'))).toBe(idOf(own('https://s.example/other')))
})

const looked = { audits: ['site', 'content'], offline: false } as const
const baselineOf = (...findings: Finding[]): Baseline => ({ findings: identified(findings) })
const urls = (findings: readonly Finding[]) => findings.map(({ url }) => url)

test('distinguishes new, known and fixed findings', () => {
  const broken = identified([finding('/known'), finding('/new')])
  const compared = compare(
    { broken, unverified: [] },
    baselineOf(finding('/known'), finding('/gone')),
    looked,
  )
  expect(urls(compared.new)).toEqual(['/new'])
  expect(urls(compared.known)).toEqual(['/known'])
  expect(urls(compared.fixed)).toEqual(['/gone'])
})

test('does not count unverified or unchecked links as fixed', () => {
  const baseline = baselineOf(
    finding('https://slow.example/'),
    finding('https://far.example/'),
    finding('/gone', { space: 'events' }),
  )
  const unverified = identified([
    finding('https://slow.example/', {}, { state: 'unverified', reason: 'timeout' }),
  ])
  const fixed = (more: Partial<Parameters<typeof compare>[2]>) =>
    urls(compare({ broken: [], unverified }, baseline, { ...looked, ...more }).fixed)
  expect(fixed({})).toEqual(['https://far.example/', '/gone'])
  expect(fixed({ audits: ['site'] })).toEqual([])
  expect(fixed({ space: 'association' })).toEqual(['https://far.example/'])
  expect(fixed({ offline: true })).toEqual([])
})

test('a baseline is read back as it was written, the same for the same findings', () => {
  const findings = identified([finding('/b'), finding('/a')])
  const text = baselineText(findings)
  expect(baselineText(findings.toReversed())).toBe(text)
  expect(readBaseline(fileOf(text)).findings).toEqual(expect.arrayContaining(findings))
})

test.each(['', 'no JSON', '{}', '[]', '{"format":"links-baseline/1","findings":[{"id":1}]}'])(
  'a file with %j is no baseline',
  (text) => {
    expect(() => readBaseline(fileOf(text))).toThrow(
      /is no baseline of links: name the file that --write-baseline wrote/,
    )
  },
)

test('reports a missing file in one sentence', () => {
  const reading = () => readBaseline('/nowhere/links.json')
  expect(reading).toThrow(CommandError)
  expect(reading).toThrow(
    'There is no file /nowhere/links.json: write a baseline with --write-baseline /nowhere/links.json.',
  )
})

function fileOf(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'links.json')
  writeFileSync(file, text)
  return file
}
