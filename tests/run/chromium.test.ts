import { expect, test } from 'vitest'
import { findChromium, type Machine } from './chromium.ts'

/** A machine without any browser, on which nothing can be fetched. */
function machine(change: Partial<Machine> & { has?: string[] } = {}) {
  const { has = [], ...rest } = change
  const said: string[] = []
  const bare: Machine = {
    exists: (path) => has.includes(path),
    isRoot: false,
    download: async () => undefined,
    install: () => false,
    say: (line) => said.push(line),
  }
  return { said, ...bare, ...rest }
}

test('the system’s browser comes first', async () => {
  const bare = machine({ has: ['/usr/bin/google-chrome'] })
  expect(await findChromium(bare)).toEqual({ path: '/usr/bin/google-chrome' })
  expect(bare.said).toEqual([])
})

test('CHROMIUM_PATH wins over the system’s', async () => {
  const both = machine({ named: '/opt/chromium', has: ['/opt/chromium', '/usr/bin/chromium'] })
  expect(await findChromium(both)).toEqual({ path: '/opt/chromium' })
})

test('a CHROMIUM_PATH that leads nowhere is said, not passed over', async () => {
  const wrong = machine({ named: '/opt/typo', has: ['/usr/bin/chromium'] })
  expect(await findChromium(wrong)).toEqual({
    sentence: 'CHROMIUM_PATH names /opt/typo, and there is no such file.',
  })
})

test('without one, Playwright’s download is used', async () => {
  const bare = machine({ download: async () => '/cache/chrome' })
  expect(await findChromium(bare)).toEqual({ path: '/cache/chrome' })
  expect(bare.said).toEqual(['No Chromium on this machine; fetching one …'])
})

test('where nothing can be downloaded, root installs Debian’s package', async () => {
  expect(await findChromium(machine({ isRoot: true, install: () => true }))).toEqual({
    path: '/usr/bin/chromium',
  })
})

test('nobody but root is installed for, and one sentence says what to install', async () => {
  const result = await findChromium(machine({ install: () => true }))
  expect(result).toEqual({ sentence: expect.stringContaining('apt-get install chromium') })
})
