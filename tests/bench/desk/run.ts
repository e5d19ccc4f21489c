import { type Bench, bench } from '../measuring/bench.ts'
import { startEditorStack } from '../measuring/editor-stack.ts'
import { median, percentile, sum } from '../measuring/figures.ts'
import { isShort } from '../measuring/form.ts'
import { latencyWords } from '../measuring/latency.ts'
import { openComparison } from './comparing.ts'
import { moveBlock } from './moving.ts'
import { openEditor } from './opening.ts'
import { blocksIn } from './page-of-blocks.ts'
import type { Counted } from './request-count.ts'
import { countRequests } from './requests.ts'
import { addPages, large, type Scene, small } from './scene.ts'
import { type TypedField, typeInto } from './typing.ts'

const limits = { keyMs: 16.7, workMs: 10, moveMs: 50, openMs: 1000, compareMs: 1000, requestsPerMinute: 30 }
const richText: TypedField = { kind: 'content', id: 'text', label: 'Text' }
const plain: TypedField = { kind: 'quoteBlock', id: 'attribution', label: 'Attribution' }
const [many, few] = [`${blocksIn(large)} blocks`, `${blocksIn(small)} blocks`]

type DeskPart = (run: Bench, scene: Scene) => Promise<void>

/** `npm run bench -- desk moving requests` runs only these parts. */
const parts: Readonly<Record<string, DeskPart>> = {
  async typing(run, scene) {
    const rich = await typeInto(scene, large, richText)
    run.judge(
      { name: `a key in rich text, ${many}, p95`, value: rich.p95, limit: limits.keyMs, unit: 'ms' },
      { note: latencyWords(rich) },
    )
    run.judge(
      {
        name: `own work for a key in rich text, ${many}, p95`,
        value: rich.workP95,
        limit: limits.workMs,
        unit: 'ms',
      },
      { note: `p50 ${ms(rich.workP50)}` },
    )
    if (isShort) return
    run.say(`a key in rich text, ${few}: ${latencyWords(await typeInto(scene, small, richText))}`)
    run.say(`a key in a plain field, ${many}: ${latencyWords(await typeInto(scene, large, plain))}`)
  },
  async moving(run, scene) {
    const p95 = percentile(await moveBlock(scene, large), 0.95)
    run.judge({ name: `a move, ${many}, p95`, value: p95, limit: limits.moveMs, unit: 'ms' })
    if (!isShort) run.say(`a move, ${few}: p95 ${ms(percentile(await moveBlock(scene, small), 0.95))}`)
  },
  async opening(run, scene) {
    const times = await openEditor(scene, large)
    run.judge(
      { name: `the editor tab, ${many}`, value: median(times), limit: limits.openMs, unit: 'ms' },
      { note: spread(times) },
    )
    if (!isShort) run.say(`the editor tab, ${few}: ${spread(await openEditor(scene, small))}`)
  },
  async comparing(run, scene) {
    const times = await openComparison(scene, large)
    run.judge(
      { name: `compare, ${many}`, value: median(times), limit: limits.compareMs, unit: 'ms' },
      { note: spread(times) },
    )
    if (!isShort) run.say(`compare, ${few}: ${spread(await openComparison(scene, small))}`)
  },
  async requests(run, scene) {
    const { block, page } = await countRequests(scene)
    for (const [name, counted] of Object.entries({ 'a block': block, 'the page itself': page })) {
      const { perMinute, spaces } = counted
      const requests = `requests a minute to the Management API while ${name} is written`
      run.judge(
        { name: requests, value: perMinute, limit: limits.requestsPerMinute, unit: '' },
        { examples: kindsOf(counted) },
      )
      // Without both spaces and a save, the minute measured nothing.
      const atLeast = { unit: '', isLeast: true } as const
      run.judge({
        ...atLeast,
        name: `spaces requested while ${name} is written`,
        value: spaces.length,
        limit: 2,
      })
      run.judge({ ...atLeast, name: `saves while ${name} is written`, value: savesOf(counted), limit: 1 })
    }
  },
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const spread = (times: readonly number[]) =>
  `median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`
const savesOf = ({ kinds }: Counted) =>
  sum(Object.entries(kinds).map(([kind, count]) => (kind.startsWith('PUT') ? count : 0)))
const kindsOf = ({ kinds }: Counted) => Object.entries(kinds).map(([kind, count]) => `${count} × ${kind}`)

await bench(async (run) => {
  const asked = process.argv.slice(2)
  const scene = await startEditorStack(run)
  await addPages(run, scene.env)
  for (const [name, part] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await part(run, scene)
})
