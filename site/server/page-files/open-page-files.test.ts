import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteConfig } from '@association/services/config'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../base/log.ts'
import { openPageFiles, printedNginxPages } from './open-page-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'open-page-files-'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const configOf = (cdnTags: SiteConfig['cdnTags'] = 'off') =>
  ({
    pageFiles: root,
    cdnTags,
    siteUrl: 'https://www.example.org',
    hosts: ['www.example.org'],
    contentful: { insecure: false, hosts: { images: 'images.example', assets: 'assets.example' } },
    embeds: {
      video: 'https://video.example',
      booking: 'https://booking.example',
      map: 'https://map.example',
    },
  }) as unknown as SiteConfig
const shownIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('pages-'))

test('nginx finds the folder that its directives name', () => {
  const files = openPageFiles(configOf())
  files?.show()
  files?.close()
  const [name = ''] = shownIn(root)
  expect(printedNginxPages(configOf())).toContain(`root "${join(root, name)}";`)
})

test('with the tags of a CDN, nginx no longer finds the files of earlier starts', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => true)
  const files = openPageFiles(configOf())
  files?.show()
  files?.close()
  expect(shownIn(root)).toHaveLength(1)
  const withTags = configOf('cache-tag')
  expect(openPageFiles(withTags)).toBeUndefined()
  expect(shownIn(root)).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
  expect(printedNginxPages(withTags)).toBeUndefined()
})

test('if the disk refuses the new files, nginx does not find the old ones, and gets the new ones later', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => true)
  const first = openPageFiles(configOf())
  first?.show()
  first?.close()
  const [name = ''] = shownIn(root)
  rmSync(join(root, name))
  // No link can replace a folder.
  mkdirSync(join(root, name))
  writeFileSync(join(root, name, 'old.html'), '')
  const files = openPageFiles(configOf())
  files?.show()
  expect(existsSync(join(root, name))).toBe(false)
  await expect.poll(() => shownIn(root), { timeout: 5000 }).toEqual([name])
  files?.close()
})

test('if the disk refuses the folder at the start, nginx gets the files as soon as it takes them', async () => {
  const lines = vi.spyOn(log, 'error').mockImplementation(() => true)
  rmSync(root, { recursive: true })
  writeFileSync(root, 'not a folder')
  const files = openPageFiles(configOf())
  expect(lines.mock.calls[0]?.[0]).toMatch(/^PAGE_FILES: nginx may show old pages\. Turn/)
  rmSync(root)
  await expect.poll(() => existsSync(root) && shownIn(root), { timeout: 5000 }).toHaveLength(1)
  files?.close()
})
