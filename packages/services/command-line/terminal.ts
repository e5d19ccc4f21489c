import { createInterface } from 'node:readline/promises'
import type { CommandIo } from './index.ts'

/** The terminal that the process was started from. */
export function terminal(): CommandIo {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new Error('Stopped: run the command again to finish.')))
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    fetch,
    now: () => new Date(),
    signal: stop.signal,
    // `hasColors` knows NO_COLOR and dumb terminals.
    columns:
      process.stderr.isTTY && process.stderr.hasColors() ? process.stderr.columns || usualColumns : undefined,
    colours: process.stdout.isTTY && process.stdout.hasColors(),
    confirm: process.stdin.isTTY ? ask : undefined,
  }
}

/** Of a terminal that does not know its size. */
const usualColumns = 80

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
