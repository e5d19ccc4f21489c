import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Submission = { at: string; portalId: string; formId: string; values: Record<string, string> }

/** What was submitted, one line of JSON each; it outlives a restart as the other local data does. */
export function submissionStore(folder: string) {
  const file = join(folder, 'submissions.jsonl')
  return {
    add(submission: Submission) {
      mkdirSync(folder, { recursive: true })
      appendFileSync(file, `${JSON.stringify(submission)}\n`)
    },
    all: (): Submission[] =>
      read(file)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // nothing was submitted yet
  }
}
