import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, siteMemory } from './commands.ts'

const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8')

test.each(Object.entries(siteMemory.env))('operators set %s as the local start does', (name, value) => {
  expect(guide).toContain(`${name}=${value}`)
  expect(guide).toContain(`{ name: ${name}, value: "${value}" }`)
})

test('operators start the site with the flag of the local start', () => {
  expect(guide).toContain(`node ${siteMemory.flags.join(' ')} site/server.ts`)
  expect(guide).toContain(`node, ${siteMemory.flags.join(', ')}, site/server.ts`)
})
