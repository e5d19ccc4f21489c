import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unwritable } from '@association/services/command-line'
import { draftName, dropDraft, moveDraft, writeDraft } from '@association/services/command-line/draft-file.ts'
import type { Printable } from '@association/services/command-line/lines.ts'
import { makeFolder } from '@association/services/command-line/make-folder.ts'
import { refuseIrregular } from '@association/services/command-line/regular-file.ts'
import { writeWholeFile } from '@association/services/command-line/write-whole-file.ts'

export type Placing = { path: string; text: Printable }

/** Exists while exports of different runs are mixed. */
const marker = 'incomplete-export'

export const isIncomplete = (folder: string) => existsSync(join(folder, marker))

/**
 * Moves all drafts or none. An interruption leaves a marker, so that mixed exports do not count as one backup. Throws
 * Refusal.
 */
export async function placeExports(files: readonly Placing[]): Promise<void> {
  const [first] = files
  if (!first) return
  const folder = dirname(first.path)
  const drafts = await writeDrafts(files)
  const areSeveral = files.length > 1
  if (areSeveral) await writeWholeFile(join(folder, marker), 'Export again: this folder mixes two exports.\n')
  for (const { draft, path } of drafts)
    await moveDraft(draft, path).catch((error: unknown) => {
      throw unwritable(path, error)
    })
  if (areSeveral) await rm(join(folder, marker))
}

async function writeDrafts(files: readonly Placing[]) {
  const drafts: { draft: string; path: string }[] = []
  for (const { path, text } of files) {
    const draft = draftName(path)
    try {
      makeFolder(dirname(path), 0o700)
      refuseIrregular(path)
      // The file is private, because it holds drafts.
      await writeDraft(draft, text, { isPrivate: true })
      drafts.push({ draft, path })
    } catch (error) {
      for (const written of drafts) await dropDraft(written.draft)
      throw unwritable(path, error)
    }
  }
  return drafts
}
