import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { root } from './run-node.ts'
import type { Tally } from './tally.ts'

/** Playwright requires a class; its JSON report has no assertions. */
export default class BrowserReporter implements Reporter {
  readonly #ended = new Map<string, { test: TestCase; ms: number }>()
  #assertions = 0
  readonly #outputFile: string

  constructor({ outputFile }: { outputFile: string }) {
    this.#outputFile = outputFile
  }

  /** A second try repeats assertions. */
  onStepEnd(_test: TestCase, { retry }: TestResult, step: TestStep) {
    if (step.category === 'expect' && retry === 0) this.#assertions += 1
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.#ended.set(test.id, { test, ms: duration })
  }

  /** An error outside every test fails the run, although no test failed. */
  onEnd({ status }: FullResult) {
    const tests = [...this.#ended.values()].filter(({ test }) => test.outcome() !== 'skipped')
    const namesOf = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter(({ test }) => test.outcome() === outcome).map(({ test }) => nameOf(test))
    const failures = namesOf('unexpected')
    const failed = failures.length
    const files = Map.groupBy(tests, ({ test }) => relative(root, test.location.file))
    const tally: Tally = {
      passed: tests.length - failed,
      failed: failed === 0 && status !== 'passed' ? 1 : failed,
      assertions: this.#assertions,
      files: [...files].map(([file, own]) => ({ file, ms: own.reduce((sum, { ms }) => sum + ms, 0) })),
      failures,
      secondTries: namesOf('flaky'),
    }
    writeFileSync(this.#outputFile, JSON.stringify(tally))
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
