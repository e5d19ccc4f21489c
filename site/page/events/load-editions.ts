import type { Edition } from '@association/content/define/event.ts'
import { log } from '../../base/log.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { editionsIn } from './editions-in.ts'

type LoadedEditions = { version: number; editions: readonly Edition[] }
let known: LoadedEditions | undefined

/** Returns the same array until the index changes. */
export async function loadEditions(): Promise<readonly Edition[]> {
  const index = await loadIndex()
  const version = index.version()
  if (known?.version !== version) known = { version, editions: editionsIn(index, log) }
  return known.editions
}
