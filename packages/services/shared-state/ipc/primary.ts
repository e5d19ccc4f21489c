import { type Health, reasonOf } from '../health.ts'
import type { CallName, Calls, Question } from './calls.ts'
import { type Channel, hear, sendTo } from './channel.ts'
import type { Message } from './serve-workers.ts'

type Options = { channel: Channel; health: Health; deadlineMs: number }
type Waiting = {
  resolve(value: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout | undefined
}

/** Beyond these pending calls, the primary process counts as too slow. */
const mostWaiting = 1000

/** Registrations wait rather than fail. */
const recordsPatienceMs = 5000
const recordCalls: readonly CallName[] = ['getRecord', 'putRecord', 'removeRecord']

/** Calls reject after the deadline, or when the channel closes. */
export function primary({ channel, health, deadlineMs }: Options) {
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  let isClosed = false

  function settle(number: number): Waiting | undefined {
    const found = waiting.get(number)
    clearTimeout(found?.timer)
    waiting.delete(number)
    return found
  }

  function ask(name: CallName, args: readonly unknown[], limitMs?: number): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('closed'))
    // An expiry must arrive, and a worker sends one at a time.
    if (waiting.size >= mostWaiting && name !== 'expire')
      return Promise.reject(new Error('the primary process does not keep up'))
    lastNumber += 1
    const question: Question = { number: lastNumber, name, args }
    return new Promise((resolve, reject) => {
      const late = () =>
        settle(question.number)?.reject(new Error(`the primary process took more than ${limitMs} ms`))
      const timer = limitMs === undefined ? undefined : setTimeout(late, limitMs).unref()
      waiting.set(question.number, { resolve, reject, timer })
      sendTo(channel, question, (error) => settle(question.number)?.reject(error))
    })
  }

  return {
    /** No deadline: a late reply counts too. */
    join: (): Promise<unknown> => ask('join', []),
    async call<Name extends CallName>(
      name: Name,
      ...args: Parameters<Calls[Name]>
    ): Promise<{ value: Awaited<ReturnType<Calls[Name]>> } | undefined> {
      try {
        const limitMs = recordCalls.includes(name) ? Math.max(deadlineMs, recordsPatienceMs) : deadlineMs
        const value = await ask(name, args, limitMs)
        health.works()
        return { value: value as Awaited<ReturnType<Calls[Name]>> }
      } catch (error) {
        if (!isClosed) health.failed({ code: 'unreachable', sentence: reasonOf(error) })
        return undefined
      }
    },
    close() {
      isClosed = true
      for (const number of waiting.keys()) settle(number)?.reject(new Error('closed'))
    },
    onEntry: (listener: (message: Extract<Message, { entry: unknown }>['entry']) => void) =>
      hear<Message>(channel, (message) => {
        if ('entry' in message) listener(message.entry)
        else settle(message.number)?.resolve(message.value)
      }),
  }
}
