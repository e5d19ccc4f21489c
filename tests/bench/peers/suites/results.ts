/** A test that did not run because its file or a hook failed counts as failed. */
export type TestResult = {
  file: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  message: string
}
