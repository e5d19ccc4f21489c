import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser to test with: the system's, else Playwright's own download, else Debian's package; or what to install. */
export async function findChromium(): Promise<{ path: string } | { sentence: string }> {
  const system = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path))
  if (system) return { path: system }

  process.stdout.write('No Chromium on this machine; fetching one …\n')
  const downloaded = await download()
  if (downloaded) return { path: downloaded }
  if (process.getuid?.() === 0 && installWithApt()) return { path: '/usr/bin/chromium' }
  return {
    sentence:
      'The browser tests need Chromium: install it (on Debian, `apt-get install chromium` as root), or name one in CHROMIUM_PATH.',
  }
}

async function download() {
  const { chromium } = await import('@playwright/test')
  const cli = new URL('../node_modules/@playwright/test/cli.js', import.meta.url).pathname.replaceAll(
    '%20',
    ' ',
  )
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function installWithApt() {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  return existsSync('/usr/bin/chromium')
}
