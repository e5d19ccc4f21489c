import { draftName, moveDraft, type Writing, writeDraft } from './draft-file.ts'
import { adviceFor, isWrongPath } from './file-advice.ts'
import { Refusal } from './refusal.ts'
import { refuseIrregular } from './regular-file.ts'

/** Replaces a file atomically; a failure keeps the old one. Throws Refusal: 3 for an impossible path, otherwise 1. */
export async function writeWholeFile(path: string, text: string, writing: Writing = {}): Promise<void> {
  const draft = draftName(path)
  try {
    refuseIrregular(path)
    await writeDraft(draft, text, writing)
    await moveDraft(draft, path)
  } catch (error) {
    throw unwritable(path, error)
  }
}

export const unwritable = (path: string, error: unknown) =>
  new Refusal('UNWRITABLE', `${path} cannot be written: ${adviceFor(error)}`, isWrongPath(error) ? 3 : 1)
