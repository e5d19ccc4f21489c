import type { Worker } from 'node:cluster'
import { merged, type Sample, totalsOf } from './sample.ts'

/** Milliseconds before a worker counts as hung. */
const usual = { answerWithinMs: 1000 }

type Question = { ask: typeof asked; id: number }
type SampleAnswer = { answer: typeof asked; id: number; sample: Sample }
const asked = 'site:metrics'

export function answerPrimary(read: () => Sample) {
  process.on('message', (message: Partial<Question> | null) => {
    if (message?.ask !== asked) return
    process.send?.({ answer: asked, id: message.id, sample: read() } as SampleAnswer)
  })
}

/** Keeps the last totals of an ended or hung worker. */
export function workersMetrics({ answerWithinMs } = usual) {
  const last = new Map<Worker, Sample>()
  const waiting = new Map<number, () => void>()
  let ended: Sample = []
  let questions = 0

  function ask(worker: Worker) {
    questions += 1
    const id = questions
    return new Promise<boolean>((resolve) => {
      const timer = setTimeout(done, answerWithinMs, false)
      function done(hasAnswered: boolean) {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(hasAnswered)
      }
      waiting.set(id, () => done(true))
      worker.send({ ask: asked, id } satisfies Question, (error) => error && done(false))
    })
  }

  /** Without a response, gauges are outdated; totals stay. */
  async function refresh(worker: Worker) {
    if (worker.isConnected() && (await ask(worker))) return
    const known = last.get(worker)
    if (known) last.set(worker, totalsOf(known))
  }

  return {
    connect(worker: Worker) {
      last.set(worker, [])
      worker.on('message', (message: Partial<SampleAnswer> | null) => {
        if (message?.answer !== asked || !message.sample || !last.has(worker)) return
        last.set(worker, message.sample)
        waiting.get(message.id ?? 0)?.()
      })
      worker.once('exit', () => {
        ended = merged([ended, totalsOf(last.get(worker) ?? [])])
        last.delete(worker)
      })
    },
    async read(): Promise<Sample> {
      await Promise.all([...last.keys()].map(refresh))
      return merged([ended, ...last.values()])
    },
  }
}
