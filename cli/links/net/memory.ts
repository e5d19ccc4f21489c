import { closeSync, constants, fsyncSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRecord } from '@association/content/safe/is-record.ts'
import { draftName } from '@association/services/command-line/draft-file.ts'
import { makeFolder } from '@association/services/command-line/make-folder.ts'
import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import type { Verdict } from '../finding.ts'

export type MemoryOptions = {
  file: string
  maxAgeMs: number
  /** Other settings invalidate the responses. */
  settings?: string
}
type MemoryLine = { url: string; at: number; verdict: Verdict; settings?: string }

/**
 * Appends JSON lines, so that a killed run resumes. A complete run keeps only good results and replaces the file
 * atomically.
 */
export function openMemory({ file, maxAgeMs, settings }: MemoryOptions, now: () => number) {
  const lines = new Map(readLines(file).map((line) => [line.url, line]))
  for (const [url, line] of lines) if (!isFresh(line, { now: now(), maxAgeMs })) lines.delete(url)
  makeFolder(dirname(file))
  const handle = openSync(file, appending)
  // A kill may have cut the line.
  writeSync(handle, '\n')
  return {
    recall(url: string): Verdict | undefined {
      const line = lines.get(url)
      return line?.settings === settings ? line?.verdict : undefined
    },
    keep(url: string, verdict: Verdict) {
      if (!isWorthKeeping(verdict)) return
      const line = { url, at: now(), verdict, ...(settings && { settings }) }
      lines.set(url, line)
      writeSync(handle, `${JSON.stringify(line)}\n`)
    },
    close(isWhole: boolean) {
      closeSync(handle)
      if (isWhole)
        replace(
          file,
          [...lines.values()].filter(({ verdict }) => verdict.state === 'ok'),
        )
    },
  }
}

/** Refuses symbolic links and pipes. */
const appending =
  constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Only a run resumed within hours uses bad results. */
const resumeWithinMs = 12 * 3_600_000

function isFresh({ at, verdict }: MemoryLine, { now, maxAgeMs }: { now: number; maxAgeMs: number }) {
  const age = now - at
  return age >= 0 && age < (verdict.state === 'ok' ? maxAgeMs : Math.min(resumeWithinMs, maxAgeMs))
}

/** Temporary failures are requested again. */
const isWorthKeeping = (verdict: Verdict) =>
  verdict.state !== 'unverified' || verdict.reason === 'forbidden' || verdict.reason === 'robots'

function readLines(file: string): MemoryLine[] {
  try {
    return readRegularFile(file).split('\n').flatMap(parseLine)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function parseLine(text: string): MemoryLine[] {
  try {
    const line: unknown = JSON.parse(text)
    return isLine(line) ? [line] : []
  } catch {
    return []
  }
}

const states = ['ok', 'broken', 'unverified']
const isLine = (line: unknown): line is MemoryLine =>
  isRecord(line) &&
  typeof line.url === 'string' &&
  typeof line.at === 'number' &&
  isRecord(line.verdict) &&
  states.includes(String(line.verdict.state))

function replace(file: string, lines: readonly MemoryLine[]) {
  const draft = draftName(file)
  const handle = openSync(draft, 'wx')
  writeFileSync(handle, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  fsyncSync(handle)
  closeSync(handle)
  renameSync(draft, file)
}
