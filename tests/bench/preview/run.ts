import { bench } from '../measuring/bench.ts'
import { startEditorStack } from '../measuring/editor-stack.ts'
import { latencyWords } from '../measuring/latency.ts'
import { measure, type Path } from './measure.ts'

/** Milliseconds from a key to the frame that shows it, on a page of forty blocks. */
const rows: { path: Path; name: string; limit?: { p95: number; paintedShare: number } }[] = [
  { path: 'app', name: 'In our app’s frame', limit: { p95: 16.7, paintedShare: 0.95 } },
  { path: 'pane', name: 'In the Live Preview pane', limit: { p95: 33, paintedShare: 0.95 } },
  { path: 'stock', name: 'The pane with stock Contentful’s waits (300 + 100 ms)' },
]

await bench(async (run) => {
  const { browser, place } = await startEditorStack(run)
  for (const { path, name, limit } of rows) {
    const figures = await measure(browser, path, place)
    const words = `${name}: ${latencyWords(figures)}`
    if (!limit) run.say(words)
    else
      run.judge(
        figures.p95 <= limit.p95 && figures.paintedShare >= limit.paintedShare,
        `${words}; limits ${limit.p95} ms, ${limit.paintedShare * 100} %`,
      )
  }
})
