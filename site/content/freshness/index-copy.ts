import type { Cabinet } from '@association/services/shared-state'
import { log } from '../../base/log.ts'
import { lastGood } from '../delivery/last-good.ts'
import type { Saved } from '../index/contents.ts'

/** The index has many megabytes, and editors publish in bursts. */
const quietMs = 5_000

export function indexCopy(cabinet: Cabinet) {
  const copies = lastGood(() => cabinet)
  let waiting: NodeJS.Timeout | undefined
  let isSaved = false
  return {
    read: async (): Promise<Saved | undefined> => (await copies.read<Saved>(key))?.delivered ?? undefined,
    save(saved: () => Saved) {
      clearTimeout(waiting)
      waiting = setTimeout(
        () => {
          copies
            .save(key, { delivered: saved() })
            .catch((error) => log.warn(`There is no copy of the content index: ${error}`))
        },
        isSaved ? quietMs : 0,
      ).unref()
      isSaved = true
    },
  }
}

const key = 'content index'
