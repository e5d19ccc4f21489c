/** Where and why a TypeScript or Markdown file cannot be read. */
export type ReadingProblem = { line?: number; reason: string }

/** The first sentence of an error. The compiler draws the place into its message and adds a stack trace of its own. */
export function readingProblem(error: unknown): ReadingProblem {
  const message = (error instanceof Error ? error.message : String(error)).trim()
  const [first = ''] = message.split('\n')
  const [, reason = first] = /^(?:x|×)\s+(.+)$/.exec(first) ?? []
  const [, line] = /[,╭][-─]\[.*:(\d+):\d+\]/.exec(message) ?? []
  // YAML prints the line below its message.
  return { reason: reason.replace(/:$/, ''), ...(line !== undefined && { line: Number(line) }) }
}
