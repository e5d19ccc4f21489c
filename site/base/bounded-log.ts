type Options = {
  max: number
  windowMs: number
  write(line: string): void
  summary(leftOut: number): string
  /** Must not keep the process alive. */
  after?(windowMs: number, work: () => void): void
}

/**
 * Limits a log that strangers can fill. Each window begins with a line and has `max` lines, then one with the number
 * omitted.
 */
export function boundedLog({
  max,
  windowMs,
  write,
  summary,
  after = later,
}: Options): (line: string) => void {
  let written = 0
  let leftOut = 0
  const end = () => {
    if (leftOut > 0) write(summary(leftOut))
    written = 0
    leftOut = 0
  }
  return (line) => {
    if (written === 0) after(windowMs, end)
    if (written < max) {
      written += 1
      write(line)
    } else leftOut += 1
  }
}

const later = (windowMs: number, work: () => void) => void setTimeout(work, windowMs).unref()
