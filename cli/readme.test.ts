import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the README shows what --help says', () => {
  const help = execFileSync(process.execPath, [join(import.meta.dirname, 'main.mjs'), '--help'], {
    encoding: 'utf8',
  })
  expect(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')).toContain(`\`\`\`\n${help}\`\`\``)
})
