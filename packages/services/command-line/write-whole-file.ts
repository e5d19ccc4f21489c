import { moveDraft, writeDraft } from './draft-file.ts'
import { adviceFor } from './file-advice.ts'

/**
 * Writes a file beside its place and moves it there when it is whole: readers see the old one or the new one, never a
 * part, and what goes wrong leaves the old one. Throws a sentence that says what to do.
 */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  try {
    await writeDraft(draft, text)
    await moveDraft(draft, path)
  } catch (error) {
    throw new Error(`${path} cannot be written: ${adviceFor(error)}`, { cause: error })
  }
}
