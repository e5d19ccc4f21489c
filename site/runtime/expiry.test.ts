import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, test } from 'vitest'
import { expiryJournal } from './expiry.ts'

test('what expired before a restart is still expired after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'expiry '))
  const journal = expiryJournal(folder)
  await journal.restore()
  const rendered = Date.now() - 1000
  journal.expire(['association:quote'])
  await journal.save()

  tagsManifest.clear()
  expect(areTagsExpired(['association:quote'], rendered)).toBe(false)
  await expiryJournal(folder).restore()
  expect(areTagsExpired(['association:quote'], rendered)).toBe(true)
  expect(areTagsExpired(['association:quote'], Date.now() + 1000)).toBe(false)
  await rm(folder, { recursive: true })
})

test.each(['', '[["a"', 'null', '[null, ["a"], [1, 2]]'])(
  'a journal of %j does not keep the site from starting',
  async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'expiry '))
    await writeFile(join(folder, 'expired.json'), text)
    await expect(expiryJournal(folder).restore()).resolves.toBeUndefined()
    await rm(folder, { recursive: true })
  },
)
