import { writeFileSync } from 'node:fs'
import { env } from 'node:process'
import type { TestResult } from './results.ts'

/** Only the read properties of Vitest 2 to 4. */
type Task = {
  type: 'test' | 'suite'
  name: string
  mode: string
  result?: { state: string; errors?: { message: string }[] }
  tasks?: Task[]
}

type File = Task & { filepath: string }

/**
 * Vitest's JSON reports tests whose hook failed as skipped. This reporter tells them from deliberately skipped tests.
 */
export default class PeersReporter {
  /** Vitest 2. */
  onFinished(files: File[]) {
    const results = files.flatMap((file) => resultsIn(file, { file: file.filepath, titles: [], error: '' }))
    writeFileSync(env.PEERS_REPORT ?? '', JSON.stringify(results))
  }

  /** Vitest 3 and later; a module keeps its task. */
  onTestRunEnd(modules: { task: File }[]) {
    this.onFinished(modules.map(({ task }) => task))
  }
}

/** `error` says why nothing inside can run. */
type FileResults = { file: string; titles: string[]; error: string }

function resultsIn(task: Task, around: FileResults): TestResult[] {
  const { file, titles } = around
  const message = task.result?.errors?.[0]?.message ?? around.error
  if (task.type === 'test') {
    return [{ file, title: titles.join(' › '), status: statusOf(task, around), message }]
  }
  const { tasks = [] } = task
  if (tasks.length === 0 && message !== '') {
    return [{ file, title: 'the whole file', status: 'failed', message }]
  }
  return tasks.flatMap((inner) => resultsIn(inner, { file, titles: [...titles, inner.name], error: message }))
}

function statusOf({ result, mode }: Task, { error }: FileResults): TestResult['status'] {
  if (result?.state === 'pass') return 'passed'
  const isOnPurpose = result?.state !== 'fail' && mode !== 'run' && error === ''
  return isOnPurpose ? 'skipped' : 'failed'
}
