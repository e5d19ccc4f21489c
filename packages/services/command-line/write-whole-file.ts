import { draftName, moveDraft, type Writing, writeDraft } from './draft-file.ts'
import { adviceFor, isWrongPath } from './file-advice.ts'
import { Refusal } from './refusal.ts'
import { refuseIrregular } from './regular-file.ts'

/**
 * Writes a file beside its place and moves it there when it is whole: readers see the old one or the new one, never a
 * part, and what goes wrong leaves the old one. Throws Refusal: 3 for a path that cannot be right, 1 for all else.
 */
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

/** Why a file could not be written, and what to do. */
export const unwritable = (path: string, error: unknown) =>
  new Refusal('UNWRITABLE', `${path} cannot be written: ${adviceFor(error)}`, isWrongPath(error) ? 3 : 1)
