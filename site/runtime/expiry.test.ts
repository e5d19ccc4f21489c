import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  areTagsExpired,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, test } from 'vitest'
import { expireWhenDue, expiryJournal } from './expiry.ts'
import { dueTag } from './stored-headers.ts'

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

test('what is tagged with a time expires then, and not before', () => {
  const [past, future] = [Date.now() - 1000, Date.now() + 60_000]
  expireWhenDue(['path:/', dueTag(past), dueTag(future)])
  expect(areTagsExpired([dueTag(past)], past - 1)).toBe(true)
  // Rendered after that time: it shows the entry already.
  expect(areTagsExpired([dueTag(past)], past + 1)).toBe(false)
  expect(areTagsExpired([dueTag(future)], past)).toBe(false)
})
