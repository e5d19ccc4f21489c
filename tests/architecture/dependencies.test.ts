import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { expect, test } from 'vitest'
import { options, rules } from './rules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('every import follows the dependency rules', async () => {
  const { output } = await cruise(
    ['packages', 'site', 'contentful-app', 'migrations', 'cli'],
    { ...options, ruleSet: { forbidden: rules }, validate: true, baseDir: root },
    undefined,
    { tsConfig: extractTSConfig(`${root}/tsconfig.base.json`) },
  )
  if (typeof output === 'string') throw new Error(output)
  const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  expect(broken).toEqual([])
})
