import { describe, expect, test, vi } from 'vitest'
import { NoAnswerError } from '../base/in-time.ts'
import { type SaveState, saveQueue } from './save-queue.ts'

type Commit = { resolve(): void; reject(error?: unknown): void }

function start({ hasCommit = false } = {}) {
  const onSaved: string[] = []
  const commits: Commit[] = []
  const saved: [string, unknown][] = []
  const states: SaveState[] = []
  const tasks: { task: () => void; delayMs: number }[] = []
  const answers: Commit[] = []
  const commit = () =>
    new Promise<void>((resolve, reject) =>
      commits.push({ resolve, reject: (error = new Error('no')) => reject(error) }),
    )
  const queue = saveQueue({
    ...(hasCommit ? { commit } : {}),
    onSaved: (field) => onSaved.push(field),
    save(field, value) {
      saved.push([field, value])
      return new Promise<void>((resolve, reject) =>
        answers.push({ resolve, reject: (error = new Error('no')) => reject(error) }),
      )
    },
    onState: (state) => states.push(state),
    schedule: (task, delayMs) => tasks.push({ task, delayMs }),
    now: () => clockMs,
  })
  let clockMs = 0
  const tick = async () => {
    const next = tasks.shift()
    clockMs += next?.delayMs ?? 0
    next?.task()
    await Promise.resolve()
  }
  const answerFirst = (of: typeof answers) => async (how: 'resolve' | 'reject', error?: unknown) => {
    of.shift()?.[how](error)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const answer = answerFirst(answers)
  const answerCommit = answerFirst(commits)
  return { queue, saved, onSaved, states, tasks, tick, answer, answerCommit }
}

test('sends a field once per task, with its newest value', async () => {
  const { queue, saved, tick } = start()
  queue.put('quote', 'a')
  queue.put('quote', 'ab')
  queue.put('attribution', 'x')
  await tick()
  expect(saved).toEqual([
    ['quote', 'ab'],
    ['attribution', 'x'],
  ])
})

test('sends one request at a time for a field, and then its newest value', async () => {
  const { queue, saved, tick, answer } = start()
  queue.put('quote', 'a')
  await tick()
  queue.put('quote', 'ab')
  queue.put('quote', 'abc')
  await tick()
  expect(saved).toEqual([['quote', 'a']])
  await answer('resolve')
  await tick()
  expect(saved.at(-1)).toEqual(['quote', 'abc'])
})

test('a value that could not be saved is tried again, later each time, until it is', async () => {
  const { queue, saved, states, tasks, tick, answer } = start()
  queue.put('quote', 'a')
  await tick()
  await answer('reject')
  expect(tasks.map(({ delayMs }) => delayMs)).toEqual([500])
  await tick()
  await answer('reject')
  expect(tasks.map(({ delayMs }) => delayMs)).toEqual([1000])
  await tick()
  await answer('resolve')
  expect(saved).toHaveLength(3)
  expect(states.at(-1)).toBe('saved')
})

test('a newer value replaces the one that failed', async () => {
  const { queue, saved, tick, answer } = start()
  queue.put('quote', 'a')
  await tick()
  queue.put('quote', 'ab')
  await answer('reject')
  await tick()
  expect(saved).toEqual([
    ['quote', 'a'],
    ['quote', 'ab'],
  ])
})

test('a field is pending until its request is answered', async () => {
  const { queue, tick, answer } = start()
  queue.put('quote', 'a')
  expect(queue.isPending('quote')).toBe(true)
  await tick()
  expect(queue.isPending('quote')).toBe(true)
  await answer('resolve')
  expect(queue.isPending('quote')).toBe(false)
})

test('flush does not wait for the next task', () => {
  const { queue, saved } = start()
  queue.put('quote', 'last words')
  queue.flush()
  expect(saved).toEqual([['quote', 'last words']])
})

describe('with a web app that saves later', () => {
  test('flush commits as soon as the web app has the value, without a rest, and only once', async () => {
    const { queue, saved, onSaved, tasks, tick, answer, answerCommit } = start({ hasCommit: true })
    queue.put('quote', 'last words')
    queue.flush()
    queue.flush()
    await answer('resolve')
    await answerCommit('resolve')
    expect([saved.length, onSaved]).toEqual([1, ['quote']])
    while (tasks.length > 0) await tick()
    expect([saved.length, onSaved]).toEqual([1, ['quote']])
  })

  test('flush commits a value that waits for a rest at once', async () => {
    const { queue, onSaved, tick, answer, answerCommit } = start({ hasCommit: true })
    queue.put('quote', 'a')
    await tick()
    await answer('resolve')
    queue.flush()
    await answerCommit('resolve')
    expect(onSaved).toEqual(['quote'])
  })

  test('a field is saved once Contentful has stored it, not when the web app took it', async () => {
    const { queue, onSaved, states, tick, answer, answerCommit } = start({ hasCommit: true })
    queue.put('quote', 'a')
    await tick()
    await answer('resolve')
    expect([queue.isPending('quote'), queue.isUnsaved('quote'), onSaved]).toEqual([false, true, []])
    expect(states).not.toContain('saved')
    await tick()
    await answerCommit('resolve')
    expect([queue.isUnsaved('quote'), onSaved, states.at(-1)]).toEqual([false, ['quote'], 'saved'])
  })

  test('a refused commit is tried again, and nothing counts as saved before', async () => {
    const { queue, onSaved, states, tasks, tick, answer, answerCommit } = start({ hasCommit: true })
    queue.put('quote', 'a')
    await tick()
    await answer('resolve')
    await tick()
    await answerCommit('reject')
    expect([states.at(-1), onSaved, tasks.map(({ delayMs }) => delayMs)]).toEqual(['refused', [], [500]])
    await tick()
    await answerCommit('resolve')
    expect([states.at(-1), onSaved]).toEqual(['saved', ['quote']])
  })

  test.each([
    ['busy', { code: 'RateLimitExceeded' }],
    ['silent', new NoAnswerError('late')],
  ] as const)(
    'says that Contentful is %s, and stores the value by itself afterwards',
    async (state, error) => {
      const { queue, onSaved, saved, states, tick, answer, answerCommit } = start({ hasCommit: true })
      queue.put('quote', 'a')
      await tick()
      await answer('resolve')
      await tick()
      await answerCommit('reject', error)
      expect([states.at(-1), queue.isUnsaved('quote'), onSaved]).toEqual([state, true, []])
      await tick()
      await answerCommit('resolve')
      expect([states.at(-1), queue.isUnsaved('quote'), onSaved]).toEqual(['saved', false, ['quote']])
      expect(saved).toEqual([['quote', 'a']])
    },
  )

  test('a value typed during a commit is unsaved until the next commit', async () => {
    const { queue, onSaved, tick, answer, answerCommit } = start({ hasCommit: true })
    queue.put('quote', 'a')
    await tick()
    await answer('resolve')
    await tick()
    queue.put('quote', 'ab')
    await tick()
    await answer('resolve')
    await answerCommit('resolve')
    expect([queue.isUnsaved('quote'), onSaved]).toEqual([true, []])
    await tick()
    await answerCommit('resolve')
    expect(onSaved).toEqual(['quote'])
  })
})

describe('a field whose value is refused', () => {
  async function refuseData(start: ReturnType<typeof startWithCommit>) {
    start.queue.put('data', 'bad')
    await start.tick()
    await start.answer('reject')
  }
  const startWithCommit = () => start({ hasCommit: true })

  test('does not hold up another field, which is sent at once, committed and saved', async () => {
    const started = startWithCommit()
    const { queue, saved, onSaved, states, tasks, answer, answerCommit } = started
    await refuseData(started)
    const retry = tasks.shift()
    queue.put('quote', 'a')
    expect(tasks.map(({ delayMs }) => delayMs)).toEqual([0])
    await started.tick()
    expect(saved.slice(1)).toEqual([['quote', 'a']])
    await answer('resolve')
    await started.tick()
    await answerCommit('resolve')
    expect([onSaved, queue.isUnsaved('data'), states.at(-1)]).toEqual([['quote'], true, 'refused'])
    retry?.task()
    await answer('resolve')
    await started.tick()
    await answerCommit('resolve')
    expect([onSaved, states.at(-1)]).toEqual([['quote', 'data'], 'saved'])
  })

  test('does not hold up a commit while it is sent again', async () => {
    const started = startWithCommit()
    const { queue, onSaved, tasks, tick, answer, answerCommit } = started
    await refuseData(started)
    const retry = tasks.shift()
    queue.put('quote', 'a')
    await tick()
    await answer('resolve')
    retry?.task()
    await tick()
    await answerCommit('resolve')
    expect(onSaved).toEqual(['quote'])
  })

  test('is the only one that counts as refused, until a commit fails', async () => {
    const started = startWithCommit()
    const { queue, tasks, tick, answer, answerCommit } = started
    const refused = () => ['data', 'quote'].filter(queue.isRefused)
    await refuseData(started)
    tasks.shift()
    queue.put('quote', 'a')
    await tick()
    expect(refused()).toEqual(['data'])
    await answer('resolve')
    await tick()
    await answerCommit('reject')
    expect(refused()).toEqual(['data', 'quote'])
    await tick()
    await answerCommit('resolve')
    expect(refused()).toEqual(['data'])
  })

  test('is sent again at its own time, or when the editor goes away', async () => {
    const started = startWithCommit()
    const { queue, saved, tick, tasks } = started
    await refuseData(started)
    const retry = tasks.shift()
    queue.put('data', 'better')
    await tick()
    expect(saved).toHaveLength(1)
    queue.flush()
    retry?.task()
    expect(saved.slice(1)).toEqual([['data', 'better']])
  })

  test('steady typing is stored every few seconds, not at every key', async () => {
    vi.useFakeTimers()
    let commits = 0
    const commit = async () => {
      commits += 1
    }
    const queue = saveQueue({ save: async () => {}, commit })
    for (let key = 0; key < 600; key += 1) {
      queue.put('quote', key)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(commits).toBeGreaterThan(8)
    expect(commits).toBeLessThan(16)
  })
})
