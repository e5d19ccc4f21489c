import { visible } from '@association/services/text/visible.ts'
import { logPrefix } from './process-name.ts'

/** Writes one line to stderr; stdout stays free. Line breaks in logged values are escaped. */
const write = (level: string) => (message: string) =>
  process.stderr.write(`${now().toISOString()} ${level} ${logPrefix()}${visible(message)}\n`)

export const log = { info: write('info'), warn: write('warn'), error: write('error') }

/** Not `new Date()`: a page during prerendering may log too, and must not depend on the current time. */
function now() {
  return new Date(performance.timeOrigin + performance.now())
}
