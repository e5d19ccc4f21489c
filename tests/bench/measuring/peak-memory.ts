import { existsSync, readFileSync } from 'node:fs'

const status = '/proc/self/status'

/**
 * The most resident memory that this process has had, in bytes. On Linux, `maxRSS` is at least the memory that the
 * parent had when it started the process, so it would measure a large parent.
 */
export function peakMemory(): number {
  const text = existsSync(status) ? readFileSync(status, 'utf8') : ''
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(text)?.[1] ?? process.resourceUsage().maxRSS
  return Number(kilobytes) * 1024
}
