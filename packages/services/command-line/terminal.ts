import { once } from 'node:events'
import { fstatSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { CommandIo } from './io.ts'
import { linesText, type Printable, shown } from './lines.ts'
import { stopSignal } from './stopped.ts'

export function terminal(): CommandIo {
  const stop = stopSignal()
  // `| head` closes the pipe early; the command finishes anyway.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnlessClosed)
  const print = isFile(process.stdout.fd) ? writeToFile : (text: Printable) => process.stdout.write(text)
  return {
    out: (lines) => print(linesText(lines)),
    print,
    err: (lines) => process.stderr.write(linesText(lines)),
    redraw: (line) => process.stderr.write(`\r${shown(line)}\r`),
    fetch,
    now: () => new Date(),
    signal: stop.signal,
    // `hasColors` respects NO_COLOR and dumb terminals.
    columns:
      process.stderr.isTTY && process.stderr.hasColors() ? process.stderr.columns || usualColumns : undefined,
    isTerminal: process.stdout.isTTY,
    colors: process.stdout.isTTY && process.stdout.hasColors(),
    confirm: process.stdin.isTTY ? (question) => ask(question, stop) : undefined,
  }
}

const isFile = (descriptor: number) => fstatSync(descriptor).isFile()

/** Node writes once, and reports nothing if only a part fits on the disk. */
function writeToFile(text: Printable) {
  const bytes = Buffer.from(text)
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(process.stdout.fd, bytes, at)
  } catch (error) {
    endUnlessClosed(error as NodeJS.ErrnoException)
  }
}

/** Some terminals do not know their size. */
const usualColumns = 80

type Stop = ReturnType<typeof stopSignal>

/** Ctrl-C stops the command; the end of the input means no. */
async function ask(question: string, stop: Stop): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  terminal.once('SIGINT', () => {
    stop.with('SIGINT')
    terminal.close()
  })
  const ended = once(terminal, 'close').then(() => '')
  const answered = terminal.question(`${shown(question)} [y/N] `).catch(() => '') // Ctrl-D rejects it
  const answer = await Promise.race([answered, ended])
  terminal.close()
  stop.signal.throwIfAborted()
  return /^y(es)?$/i.test(answer.trim())
}

/** An unwritable result is a failure. */
function endUnlessClosed({ code, message }: NodeJS.ErrnoException) {
  if (code === 'EPIPE') return
  const reason = code === 'ENOSPC' ? 'the disk is full. Free some space' : `${message}. Choose another place`
  process.stderr.write(linesText(`The result cannot be written: ${reason}, and run the command again.`))
  process.exit(1)
}
