export type ReadingProblem = { line?: number; reason: string }

/** Keeps the first sentence; the compiler adds an excerpt and a stack trace. */
export function readingProblem(error: unknown): ReadingProblem {
  const message = (error instanceof Error ? error.message : String(error)).trim()
  const [first = ''] = message.split('\n')
  const [, reason = first] = /^(?:x|×)\s+(.+)$/.exec(first) ?? []
  const [, line] = /[,╭][-─]\[.*:(\d+):\d+\]/.exec(message) ?? []
  // YAML prints the line below its message.
  return { reason: reason.replace(/:$/, ''), ...(line !== undefined && { line: Number(line) }) }
}
