import { describe, expect, test } from 'vitest'
import { contentTypes } from '../derive/content-types.ts'
import { fixtures } from '../generated/fixtures.ts'
import { chance } from '../testing/chance.ts'
import { randomValue } from '../testing/random-values.ts'
import { rules } from './catalogue.ts'
import { checkEntry } from './check-values.ts'
import { checkLinks } from './link/check-links.ts'
import type { File, Subject } from './subject.ts'
import { contentOf, linkTo } from './testing/subjects.ts'
import { checkTree } from './tree/check-tree.ts'

const subjectOf = (type: Subject['type'], values: Record<string, unknown>): Subject => ({
  ...{ space: 'association', id: type.id, type, values, status: 'published' },
})

const managed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(managed)
  if (typeof value !== 'object' || value === null) return value
  if ('link' in value && typeof value.link === 'string' && Object.keys(value).length === 1)
    return linkTo(value.link)
  if ('asset' in value && typeof value.asset === 'string') return linkTo(value.asset, 'Asset')
  return value
}
const allFixtures = contentTypes.map((type) =>
  subjectOf(
    type,
    Object.fromEntries(Object.entries(fixtures[type.id]).map(([id, value]) => [id, managed(value)])),
  ),
)
const pictures = new Proxy(new Map<string, File>(), {
  get: (_, key) =>
    key === 'get'
      ? (id: string): File => ({
          ...{ id, status: 'published', title: id, description: 'A picture', contentType: 'image/png' },
          ...{ width: 10, height: 10 },
        })
      : undefined,
})
const content = { ...contentOf(allFixtures), files: pictures }
const titles = new Map(rules.map(({ id, title }) => [id, title]))

test('each rule has its own id and title, and explains itself', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length)
  for (const { id, title, about } of rules) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(title, id).toMatch(/^[A-Z].{5,39}[^.]$/)
    expect(about, id).toMatch(/^[A-Z].+\.$/)
  }
})

describe.each(allFixtures)('$id', (fixture) => {
  const { type } = fixture

  test('has a fixture in which no rule finds an error', async () => {
    const findings = [
      ...(await checkEntry(fixture)),
      ...checkLinks(fixture, content),
      ...checkTree(fixture, content),
    ]
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('gets equal findings each time, and never throws, with random values', async () => {
    const random = chance(type.id.length + 1)
    for (let round = 0; round < 60; round += 1) {
      const values = Object.fromEntries(
        Object.entries(type.fields).map(([id, field]) => [id, randomValue(field, random)]),
      )
      const entry = subjectOf(type, values)
      const look = async () => [
        ...(await checkEntry(entry, { shopVariants: new Map() })),
        ...checkLinks(entry, content),
        ...checkTree(entry, content),
      ]
      const first = await look()
      expect(await look()).toEqual(first)
      for (const { rule, ruleTitle, message } of first) {
        expect([...titles.keys()]).toContain(rule)
        expect(ruleTitle).toBe(titles.get(rule))
        expect(message.length, message).toBeGreaterThan(5)
      }
    }
  })
})
