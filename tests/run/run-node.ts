import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Resolves to the exit code; `quiet` returns the output. */
export function runNode(args: readonly string[], { cwd = root, env = {}, quiet = false } = {}) {
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
