import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJournal, writeJournal } from '../engine/journal/journal.ts'
import { recorder, type Spaces, startSpaces } from '../testing/space.ts'
import * as apply from './apply/run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
})
afterAll(() => spaces.close())

async function command(words: readonly string[], change: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.mjs'), ...words], {
    env: { ...spaces.environment, ...change },
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

test('an unknown option and a wrong token are wrong usage: exit 3', async () => {
  const stranger = { CONTENTFUL_MANAGEMENT_TOKEN: 'a token that nobody has' }
  const [nonsense, wrong] = await Promise.all([command(['plan', '--nonsense']), command(['plan'], stranger)])
  expect(nonsense.code).toBe(3)
  expect(wrong.said).toContain('CONTENTFUL_MANAGEMENT_TOKEN')
  expect(wrong.code).toBe(3)
})

test('a change that was altered after it was applied: exit 3, with both checksums', async () => {
  await apply.run({ config: spaces.config, spaces: ['events'], yes: true }, recorder().io)
  const client = spaces.clients.events
  const [first] = await readJournal(client)
  if (!first) throw new Error('nothing was applied')
  const other = first.checksum.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
  await writeJournal(client, { ...first, checksum: other })
  const { said, code } = await command(['apply', '--yes', '--space', 'events'])
  expect(said).toContain(`applied ${other}, now ${first.checksum}`)
  expect(code).toBe(3)
})
