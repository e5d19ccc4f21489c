import { visible } from '@association/services/text/visible.ts'
import { logPrefix } from './process-name.ts'

/** One line per event on stderr, with its time and process; stdout stays free. A line end in a logged value is escaped. */
const write = (level: string) => (message: string) =>
  process.stderr.write(`${now().toISOString()} ${level} ${logPrefix()}${visible(message)}\n`)

export const log = { info: write('info'), warn: write('warn'), error: write('error') }

/** Not `new Date()`: a page that is being prerendered may report too, and must not depend on when it was. */
function now() {
  return new Date(performance.timeOrigin + performance.now())
}
