import { bench } from '../measuring/bench.ts'
import { startEditorStack } from '../measuring/editor-stack.ts'
import { isShort } from '../measuring/form.ts'
import { latencyWords } from '../measuring/latency.ts'
import { measure, type Path } from './measure.ts'

/** Milliseconds from a key to the frame that shows it, on a page of forty blocks. */
const rows: { path: Path; name: string; limit?: { p95: number; paintedPercent: number } }[] = [
  { path: 'app', name: 'In our app’s frame', limit: { p95: 16.7, paintedPercent: 95 } },
  { path: 'pane', name: 'In the Live Preview pane', limit: { p95: 33, paintedPercent: 95 } },
  { path: 'stock', name: 'The pane with stock Contentful’s waits (300 + 100 ms)' },
]

await bench(async (run) => {
  const { browser, place } = await startEditorStack(run)
  for (const { path, name, limit } of rows) {
    if (isShort && !limit) continue
    const figures = await measure(browser, path, place)
    run.say(`${name}: ${latencyWords(figures)}`)
    if (!limit) continue
    run.judge({ name: `${name}, p95`, value: figures.p95, limit: limit.p95, unit: 'ms' })
    run.judge({
      name: `${name}, keys seen before the next one`,
      value: figures.paintedShare * 100,
      limit: limit.paintedPercent,
      unit: '%',
      isLeast: true,
    })
  }
})
