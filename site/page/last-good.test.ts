import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Delivered } from '@association/services/contentful'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastGood } from './last-good.ts'

const delivered: Delivered = { space: 'events', root: 'fall', parts: {} }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last good '))
})
afterEach(() => rm(folder, { recursive: true }))

test('the last copy is read back, and one that was never made is none', async () => {
  const copies = lastGood(folder)
  await copies.save('page /', { delivered: null })
  await copies.save('page /', { delivered })
  expect(await copies.read('page /')).toEqual({ delivered })
  expect(await copies.read('page /other')).toBeUndefined()
  await copies.remove('page /')
  await copies.remove('page /never')
  expect(await copies.read('page /')).toBeUndefined()
})

test('a copy that was damaged is no copy', async () => {
  const copies = lastGood(folder)
  await copies.save('page /', { delivered })
  const [name = ''] = await readdir(join(folder, 'delivered'))
  const file = join(folder, 'delivered', name)
  await writeFile(file, (await readFile(file, 'utf8')).replace('events', 'evonts'))
  expect(await copies.read('page /')).toBeUndefined()
})
