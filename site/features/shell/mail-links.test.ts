import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const mailLinks = /<a\s[^<]*?mailto:[^<]*?>/g

test('LK-003 each mail link that code writes opens a new tab', () => {
  const files = globSync(
    ['site/{app,preview,features,page}/**/*.{ts,tsx}', 'packages/{ui,content}/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (name) => /node_modules|testing|\.test\.|variants\.ts|fixture\.ts/.test(name),
    },
  )
  const links = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(mailLinks) ?? [])
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !link.includes('target="_blank"') && !/\blink\(/.test(link))).toEqual([])
})
