import { type Bench, bench } from '../measuring/bench.ts'
import { startEditorStack } from '../measuring/editor-stack.ts'
import { median, percentile } from '../measuring/figures.ts'
import { latencyWords } from '../measuring/latency.ts'
import { openComparison } from './comparing.ts'
import { moveBlock } from './moving.ts'
import { openEditor } from './opening.ts'
import { blocksIn } from './page-of-blocks.ts'
import type { Counted } from './request-count.ts'
import { countRequests } from './requests.ts'
import { addPages, large, type Scene, small } from './scene.ts'
import { type TypedField, typeInto } from './typing.ts'

const limits = { keyMs: 16.7, moveMs: 50, openMs: 1500, compareMs: 1000, requestsPerMinute: 30 }
const richText: TypedField = { kind: 'content', id: 'text', label: 'Text' }
const plain: TypedField = { kind: 'quoteBlock', id: 'attribution', label: 'Attribution' }
const [many, few] = [`${blocksIn(large)} blocks`, `${blocksIn(small)} blocks`]

type DeskPart = (run: Bench, scene: Scene) => Promise<void>

/** `npm run bench -- desk moving requests` runs only these parts. */
const parts: Readonly<Record<string, DeskPart>> = {
  async typing(run, scene) {
    const rich = await typeInto(scene, large, richText)
    run.judge(
      rich.p95 <= limits.keyMs,
      `a key in rich text, ${many}: ${latencyWords(rich)}; limit ${limits.keyMs} ms`,
    )
    run.judge(
      rich.workP95 <= limits.keyMs,
      `work of the app for it: p50 ${ms(rich.workP50)}, p95 ${ms(rich.workP95)}; limit ${limits.keyMs} ms`,
    )
    run.say(`a key in rich text, ${few}: ${latencyWords(await typeInto(scene, small, richText))}`)
    run.say(`a key in a plain field, ${many}: ${latencyWords(await typeInto(scene, large, plain))}`)
  },
  async moving(run, scene) {
    const p95 = percentile(await moveBlock(scene, large), 0.95)
    run.judge(p95 <= limits.moveMs, `a move, ${many}: p95 ${ms(p95)}; limit ${limits.moveMs} ms`)
    run.say(`a move, ${few}: p95 ${ms(percentile(await moveBlock(scene, small), 0.95))}`)
  },
  async opening(run, scene) {
    const times = await openEditor(scene, large)
    run.judge(
      median(times) <= limits.openMs,
      `the editor tab, ${many}: ${spread(times)}; limit ${limits.openMs} ms`,
    )
    run.say(`the editor tab, ${few}: ${spread(await openEditor(scene, small))}`)
  },
  async comparing(run, scene) {
    const times = await openComparison(scene, large)
    run.judge(
      median(times) <= limits.compareMs,
      `compare, ${many}: ${spread(times)}; limit ${limits.compareMs} ms`,
    )
    run.say(`compare, ${few}: ${spread(await openComparison(scene, small))}`)
  },
  async requests(run, scene) {
    const { block, page } = await countRequests(scene)
    for (const [name, counted] of Object.entries({ 'a block': block, 'the page itself': page })) {
      const isMeasured = counted.spaces.length === 2 && isSaved(counted)
      const isFine = isMeasured && counted.perMinute <= limits.requestsPerMinute
      run.judge(
        isFine,
        `requests to the Management API while ${name} is written: ${counted.perMinute.toFixed(1)} a minute in ${counted.spaces.length} spaces; limit ${limits.requestsPerMinute}`,
        kindsOf(counted),
      )
    }
  },
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const spread = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`
/** Without a save, the minute measured nothing. */
const isSaved = ({ kinds }: Counted) => Object.keys(kinds).some((kind) => kind.startsWith('PUT'))
const kindsOf = ({ kinds }: Counted) => Object.entries(kinds).map(([kind, count]) => `${count} × ${kind}`)

await bench(async (run) => {
  const asked = process.argv.slice(2)
  const scene = await startEditorStack(run)
  await addPages(run, scene.env)
  for (const [name, part] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await part(run, scene)
})
