import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the peak of a process does not contain the memory of its parent', () => {
  const large = Buffer.alloc(100 * 1024 * 1024, 1)
  const file = join(import.meta.dirname, 'peak-memory.ts')
  const program = `import { peakMemory } from ${JSON.stringify(file)}; console.log(peakMemory())`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(Number(printed)).toBeGreaterThan(10 * 1024 * 1024)
  expect(Number(printed)).toBeLessThan(large.length)
})
