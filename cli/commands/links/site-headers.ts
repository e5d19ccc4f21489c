import { readRegularFile } from '@association/services/command-line/regular-file.ts'
import { CommandError } from '../../shared/errors.ts'

/** Names are lower case. The CommandError repeats nothing of a header, because its value may be a password. */
export function readHeaders(written: readonly string[] = []): Record<string, string> | undefined {
  const lines = written.flatMap((line, index) =>
    line.startsWith('@') ? linesIn(line.slice(1)) : [{ line, place: `--header ${index + 1}` }],
  )
  return lines.length === 0 ? undefined : Object.fromEntries(lines.map(headerIn))
}

type HeaderLine = { line: string; place: string }

function linesIn(file: string): HeaderLine[] {
  try {
    return readRegularFile(file)
      .split(/\r?\n/)
      .map((line, index) => ({ line, place: `${file}, line ${index + 1},` }))
      .filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
  } catch {
    throw new CommandError(
      'USAGE',
      `${file} cannot be read: write the headers there, one a line, and run again.`,
    )
  }
}

function headerIn({ line, place }: HeaderLine): [name: string, value: string] {
  const [, name = '', value = ''] =
    /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
  if (name === '')
    throw new CommandError(
      'USAGE',
      `${place} is no header: write it like "Cookie: name=value", or name a file of them with @file.`,
    )
  if (ownNames.test(name))
    throw new CommandError(
      'USAGE',
      `${place} cannot set ${name}, which belongs to the connection: leave it out.`,
    )
  return [name.toLowerCase(), value.trim()]
}

/** The connection or the reading of a response depends on these. */
const ownNames =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|range)$/i
