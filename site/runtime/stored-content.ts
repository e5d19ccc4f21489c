import { type ExpiryJournal, expiryJournal } from './expiry.ts'
import { memory } from './front/memory.ts'
import { offer } from './site-process.ts'

const memoryBytes = 96 * 1024 * 1024

export type StoredContent = Awaited<ReturnType<typeof storedContent>>

/**
 * Everything that is kept of the content in this process, and the one place where it is made fresh again: expired in
 * the store of Next.js, dropped from memory, and remembered for the next start.
 */
export async function storedContent(dataFolder: string) {
  const journal: ExpiryJournal = expiryJournal(dataFolder)
  await journal.restore()
  const answers = memory(memoryBytes)
  let isAnswering = true
  offer({
    forget(tags) {
      answers.forget(tags)
      void journal.save()
    },
    expire(tags) {
      journal.expire(tags)
      answers.forget(tags)
      void journal.save()
    },
    contentfulAnswered(isFine) {
      isAnswering = isFine
    },
  })
  return { answers, isOutage: () => !isAnswering, saved: () => journal.save() }
}
