import { appendFileSync, closeSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPrivateFile, privateFolder } from '../../server/private-files.ts'

export type Submission = { at: string; portalId: string; formId: string; values: Record<string, string> }

/** One line of JSON for each; survives a restart. */
export function submissionStore(folder: string) {
  const file = join(folder, 'submissions.jsonl')
  return {
    add(submission: Submission) {
      privateFolder(folder)
      const handle = openPrivateFile(file)
      appendFileSync(handle, `${JSON.stringify(submission)}\n`)
      closeSync(handle)
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
