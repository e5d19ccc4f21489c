import { expect, test } from 'vitest'
import { findChromium, findWholeChromium, type Machine } from './chromium.ts'

function machine(change: Partial<Machine> & { has?: string[] } = {}) {
  const { has = [], ...rest } = change
  const said: string[] = []
  const bare: Machine = {
    exists: (path) => has.includes(path),
    isRoot: false,
    download: async () => undefined,
    install: () => {},
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

test('root installs Debian’s headless shell, also beside a whole browser', async () => {
  const has = ['/usr/bin/chromium']
  const bare = machine({ isRoot: true, has, install: (name) => has.push(`/usr/bin/${name}`) })
  expect(await findChromium(bare)).toEqual({ path: '/usr/bin/chromium-headless-shell' })
  expect(bare.said).toEqual(['Installing the package chromium-headless-shell with apt-get …'])
})

test('where nothing can be downloaded, root installs a whole browser from Debian', async () => {
  const has: string[] = []
  const bare = machine({ isRoot: true, has, install: (name) => has.push(`/usr/bin/${name}`) })
  expect(await findWholeChromium(bare)).toEqual({ path: '/usr/bin/chromium' })
})

test('the whole browser does where the shell cannot be installed', async () => {
  expect(await findChromium(machine({ isRoot: true, has: ['/usr/bin/chromium'] }))).toEqual({
    path: '/usr/bin/chromium',
  })
})

test('nobody but root installs, and one sentence says what to install', async () => {
  const asked: string[] = []
  const result = await findChromium(machine({ install: (name) => asked.push(name) }))
  expect(result).toEqual({ sentence: expect.stringContaining('apt-get install chromium') })
  expect(asked).toEqual([])
})
