/** One test of a suite. A test that did not run because its file or a hook failed counts as failed. */
export type TestResult = {
  /** The path of its file. */
  file: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  message: string
}
