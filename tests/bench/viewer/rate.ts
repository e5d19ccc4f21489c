import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWrk } from '../delivery/wrk.ts'
import { findProgram, runProgram } from '../measuring/programs.ts'

type ViewerLoad = { url: string; cookies: readonly string[]; seconds: number }

/**
 * Requests a second over 32 connections with alternating cookies. Each request has another client address, as behind a
 * proxy, because the site limits requests by address.
 */
export async function rateOf({ url, cookies, seconds }: ViewerLoad): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-viewer-'))
  const script = join(folder, 'requests.lua')
  writeFileSync(script, scriptFor(cookies), { mode: 0o600 })
  try {
    const args = ['-t1', '-c32', '--timeout', '30s', `-d${seconds}s`, '-s', script, url]
    return readWrk(await runProgram(findProgram('wrk'), args))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const scriptFor = (cookies: readonly string[]) => `
local cookies = { ${cookies.map((cookie) => JSON.stringify(cookie)).join(', ')} }
local sent = 0
request = function()
  sent = sent + 1
  local address = "10." .. sent % 250 .. "." .. math.floor(sent / 250) % 250 .. "." .. math.floor(sent / 62500) % 250
  return wrk.format("GET", nil, { Cookie = cookies[sent % #cookies + 1], ["X-Forwarded-For"] = address })
end
`
