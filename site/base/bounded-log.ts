type Options = {
  max: number
  windowMs: number
  write(line: string): void
  summary(leftOut: number): string
  /** Runs the work after the window. It must not keep the process alive. */
  after?(windowMs: number, work: () => void): void
}

/**
 * Limits a log that strangers can fill: at most `max` lines in each window, then the number of omitted lines. The first
 * line after a window begins the next.
 */
export function boundedLog({
  max,
  windowMs,
  write,
  summary,
  after = afterTimeout,
}: Options): (line: string) => void {
  let written = 0
  let leftOut = 0
  const endWindow = () => {
    if (leftOut > 0) write(summary(leftOut))
    written = 0
    leftOut = 0
  }
  return (line) => {
    if (written === 0) after(windowMs, endWindow)
    if (written < max) {
      written += 1
      write(line)
    } else leftOut += 1
  }
}

const afterTimeout = (windowMs: number, work: () => void) => void setTimeout(work, windowMs).unref()
