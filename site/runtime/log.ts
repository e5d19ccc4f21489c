/** One line per event on stderr, with its time; stdout stays free. */
const write = (level: string) => (message: string) =>
  process.stderr.write(`${new Date().toISOString()} ${level} ${message}\n`)

export const log = { info: write('info'), warn: write('warn'), error: write('error') }
