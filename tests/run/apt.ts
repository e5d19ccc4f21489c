import { spawnSync } from 'node:child_process'

export const isRoot = process.getuid?.() === 0

/** The caller checks the result. */
export function installWithApt(name: string) {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)
