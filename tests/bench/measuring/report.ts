export function createReport(write: (text: string) => unknown = (text) => process.stdout.write(text)) {
  let isFine = true
  const say = (text: string) => void write(`${text}\n`)
  return {
    say: (text: string) => say(`  ${text}`),
    judge(verdict: boolean, text: string, examples: readonly string[] = []) {
      isFine &&= verdict
      say(`${verdict ? '✓' : '✗'} ${text}`)
      for (const example of examples.slice(0, 5)) say(`    ${example}`)
    },
    exitCode: () => (isFine ? 0 : 2),
  }
}

export type BenchReport = ReturnType<typeof createReport>
