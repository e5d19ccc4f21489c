import { basename } from 'node:path'
import type { TestResult } from './results.ts'
import type { Suite } from './suite.ts'

export type SuiteOutcome = { results: TestResult[]; unknownAddresses: string[] }

/** @returns true if enough tests pass */
export function show(
  { name, goal, knownFailures }: Suite,
  { results, unknownAddresses }: SuiteOutcome,
): boolean {
  const count = (status: TestResult['status']) => results.filter((one) => one.status === status).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  for (const { file, title, status, message } of results) {
    if (status !== 'failed') continue
    const [, known] = Object.entries(knownFailures).find(([end]) => title.endsWith(end)) ?? []
    say(`✗ ${basename(file)} › ${title}\n    ${known ?? reasonIn(message)}`)
  }
  if (failed > 0 && unknownAddresses.length > 0) {
    say(`Addresses that the twin does not have:\n    ${unknownAddresses.join('\n    ')}`)
  }
  const share = passed / Math.max(1, passed + failed)
  const isFine = share >= goal
  const figures = `${passed} passed, ${failed} failed, ${skipped} skipped by the suite`
  say(`${isFine ? '✓' : '✗'} ${name}: ${figures}: ${percent(share)}; limit ${percent(goal)}`)
  return isFine
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const shownLines = 3

/** SDKs throw JSON with the request. */
function reasonIn(message: string): string {
  try {
    const { status, message: text, request, details } = JSON.parse(message)
    return `${status} ${request?.method} ${request?.url}: ${text} ${JSON.stringify(details ?? {})}`
  } catch {
    const lines = message.split('\n').filter((line) => line.trim() !== '')
    return lines.slice(0, shownLines).join('\n    ')
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
