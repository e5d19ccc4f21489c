import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type SpeculationRules = Record<string, { where: object }[]>
const rules: SpeculationRules = JSON.parse(
  readFileSync(new URL('../../public/speculation-rules.json', import.meta.url), 'utf8'),
)

test('browsers prerender the same links that they prefetch', () => {
  const [prefetch, ...others] = Object.values(rules).flat()
  expect(Object.keys(rules)).toEqual(['prefetch', 'prerender'])
  expect(prefetch?.where).toHaveProperty('and')
  expect(others.map(({ where }) => where)).toEqual([prefetch?.where])
})
