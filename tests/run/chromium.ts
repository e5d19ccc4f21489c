import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installWithApt, isRoot, say } from './apt.ts'

/** Takes half the time of the full browser. */
const shell = '/usr/bin/chromium-headless-shell'
const debian = '/usr/bin/chromium'
const usual = [
  debian,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export type Chromium = { path: string } | { sentence: string }

export type Machine = {
  named?: string
  exists(path: string): boolean
  isRoot: boolean
  download(): Promise<string | undefined>
  install(name: string): void
  say(line: string): void
}

/**
 * Tries CHROMIUM_PATH, Debian's headless shell, another system browser, Playwright's download. Root installs the shell
 * if possible; otherwise a sentence says what to install.
 */
export async function findChromium(machine: Machine = thisMachine): Promise<Chromium> {
  const { named, exists, isRoot, install, say } = machine
  if (!named && isRoot && !exists(shell)) {
    say('Installing the package chromium-headless-shell with apt-get …')
    install('chromium-headless-shell')
  }
  return exists(shell) && !named ? { path: shell } : findWholeChromium(machine)
}

export async function findWholeChromium(machine: Machine = thisMachine): Promise<Chromium> {
  const { named, exists, isRoot, install, say } = machine
  if (named && !exists(named)) return { sentence: `CHROMIUM_PATH names ${named}, and there is no such file.` }
  const system = [named, ...usual].find((path) => path && exists(path))
  if (system) return { path: system }

  say('No Chromium on this machine; fetching one …')
  const downloaded = await machine.download()
  if (downloaded) return { path: downloaded }
  if (isRoot) {
    say('That did not work; installing the package chromium with apt-get …')
    install('chromium')
    if (exists(debian)) return { path: debian }
  }
  return {
    sentence:
      'The browser tests need Chromium: install it (on Debian, `apt-get install chromium` as root), or name one in CHROMIUM_PATH.',
  }
}

const thisMachine: Machine = {
  named: process.env.CHROMIUM_PATH,
  exists: existsSync,
  isRoot,
  download,
  install: installWithApt,
  say,
}

async function download() {
  const { chromium } = await import('@playwright/test')
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
