import { visible } from '@association/services/text/visible.ts'
import { logPrefix } from './process-name.ts'

/** Writes to stderr, so stdout stays free. Line breaks are escaped. */
const write = (level: string) => (message: string) =>
  process.stderr.write(`${now().toISOString()} ${level} ${logPrefix()}${visible(message)}\n`)

export const log = { info: write('info'), warn: write('warn'), error: write('error') }

/** Not `new Date()`: a prerendered page must not depend on the time. */
function now() {
  return new Date(performance.timeOrigin + performance.now())
}
