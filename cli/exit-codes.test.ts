import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeEntry } from './testing/content.ts'
import { type Spaces, startSpaces } from './testing/space.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  const loose = { id: 'loose', type: 'title', values: { internalName: 'Loose', text: 'x', color: 'blu' } }
  await writeEntry(spaces.clients.events, loose)
})
afterAll(() => spaces.close())

/** The command as a terminal or a pipeline runs it. */
async function command(words: readonly string[], change: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.mjs'), ...words], {
    // A server at the usual port of this machine must not affect the test.
    env: { ...spaces.environment, SITE_URL: 'http://nobody.invalid', ...change },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

describe('stdout contains only JSON, with any exit code', () => {
  test.each([
    [0, ['content', 'usage', 'loose']],
    [2, ['content', 'diff', 'association', 'events']],
    [2, ['doctor', '--deadline', '2']],
  ])('%i: %j', async (expected, words) => {
    const { out, code } = await command([...words, '--format', 'json'])
    expect(JSON.parse(out)).toBeTypeOf('object')
    expect(code).toBe(expected)
  })
})

describe('a failure is one sentence that says what to do', () => {
  const nobody = { CONTENTFUL_MANAGEMENT_HOST: 'localhost:9' }
  const stranger = { CONTENTFUL_MANAGEMENT_TOKEN: 'a token that nobody has' }
  test.each([
    [1, ['content', 'export', '--space', 'events'], nobody, 'does not answer'],
    [
      3,
      ['content', 'diff', 'association', 'events'],
      stranger,
      'CONTENTFUL_MANAGEMENT_TOKEN is wrong or has expired',
    ],
    [3, ['sead'], {}, 'Did you mean seed?'],
    [3, ['doctor', '--deadline', 'soon'], {}, 'Give a whole number from 1 to 600.'],
  ])('%i: %j', async (...[expected, words, change, sentence]) => {
    const { out, err, code } = await command(words, change)
    expect(err).toContain(sentence)
    expect(err).not.toMatch(/\n\s+at /)
    expect([out, code]).toEqual(['', expected])
  })
})
