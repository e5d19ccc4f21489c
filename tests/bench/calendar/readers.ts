import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCalendar } from '@association/feeds/calendar/testing/read-calendar.ts'
import { MissingProgramError, runProgram } from '../measuring/programs.ts'

export type ReadEvent = { uid: string; sequence: number; start: string; end: string | null; title: string }

const script = join(import.meta.dirname, 'read.py')
/** Debian installs packages for its own Python, although PATH may name another one. */
const pythons = ['/usr/bin/python3', '/usr/local/bin/python3']

export async function readWithVobject(files: readonly string[]): Promise<ReadEvent[][]> {
  return JSON.parse(await runProgram(await pythonWithVobject(), [script, ...files]))
}

async function pythonWithVobject(): Promise<string> {
  for (const python of pythons.filter(existsSync)) {
    const has = await runProgram(python, ['-c', 'import vobject']).then(
      () => true,
      () => false,
    )
    if (has) return python
  }
  throw new MissingProgramError(
    'This bench needs vobject for Python: install it, on Debian with `apt-get install python3-vobject`.',
  )
}

export const readWithIcalJs = (files: readonly string[]): Promise<ReadEvent[][]> =>
  Promise.all(
    files.map(async (file) =>
      readCalendar(await readFile(file, 'utf8')).events.map(({ uid, sequence, start, end, title }) => ({
        ...{ uid, sequence, start, title },
        end: end ?? null,
      })),
    ),
  )
