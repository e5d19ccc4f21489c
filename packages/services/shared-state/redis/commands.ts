import type { Health } from '../health.ts'
import type { Arguments, Connection } from './connection.ts'
import { problemOf, type RedisProblem } from './problems.ts'

type Options = {
  connection(): Connection
  health: Health
  budgetMs: number
  probeEveryMs: number
  /** Called when Redis accepts writes again. */
  onWorks(): void
}
export type Commands = ReturnType<typeof commands>
/** Redis accepts `removes` even when it is out of memory. */
export type Effect = 'reads' | 'writes' | 'removes'

/** After so many slow replies in a row, visitors stop waiting for Redis. */
const mostSlow = 3
/** After so many silent probes in a row, the connection counts as dead. */
const mostSilent = 4

export const probeKey = 'association:probe'

/** Each command has a time budget. While Redis fails, only probes are sent: no visitor waits. */
export function commands({ connection, health, budgetMs, probeEveryMs, onWorks }: Options) {
  let resting: 'nothing' | 'writes' | 'all' = 'all'
  let slowInRow = 0
  let silentProbes = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const tried = Promise.withResolvers<void>()

  function rest(problem: RedisProblem) {
    if (isClosed) return
    resting = problem.extent === 'writes' ? 'writes' : 'all'
    health.failed(problem)
    tried.resolve()
    timer ??= setTimeout(probe, probeEveryMs).unref()
  }

  async function probe() {
    clearTimeout(timer)
    timer = undefined
    try {
      await connection().run(['SET', probeKey, '1', 'PX', '60000'], budgetMs)
      silentProbes = 0
      slowInRow = 0
      resting = 'nothing'
      health.works()
      tried.resolve()
      onWorks()
    } catch (error) {
      const problem = problemOf(error)
      silentProbes = problem.code === 'slow' ? silentProbes + 1 : 0
      if (silentProbes >= mostSilent) connection().renew(error)
      rest(problem)
    }
  }

  function failed(error: unknown) {
    const problem = problemOf(error)
    if (problem.extent === 'command') return
    const isSlow = problem.code === 'slow'
    slowInRow = isSlow ? slowInRow + 1 : 0
    if (!isSlow || slowInRow >= mostSlow) rest(problem)
  }

  const isResting = (effect: Effect) => resting === 'all' || (resting === 'writes' && effect === 'writes')

  return {
    /** Returns undefined after a late reply or an error. Then sends `undo`: a slow Redis can still run the command. */
    async run(effect: Effect, command: Arguments, undo?: Arguments): Promise<{ reply: unknown } | undefined> {
      if (isResting(effect)) return undefined
      try {
        const reply = await connection().run(command, budgetMs)
        slowInRow = 0
        return { reply }
      } catch (error) {
        failed(error)
        if (undo)
          connection()
            .run(undo, budgetMs)
            .catch(() => {})
        return undefined
      }
    },
    /** Resolves when it is known whether Redis works. */
    tried: tried.promise,
    /** Probes at once, for a new connection. */
    up: probe,
    down: (error: unknown) => {
      slowInRow = 0
      rest({ ...problemOf(error), extent: 'all' })
    },
    close() {
      isClosed = true
      resting = 'all'
      clearTimeout(timer)
    },
  }
}
