import type { DatabaseSync } from 'node:sqlite'

export type Transactions = {
  /** All or nothing, also when the process dies half-way. One inside another is part of it. */
  transaction<T>(work: () => T): T
  /** Runs at once, or when the transaction under way is on disk; never when it is rolled back. */
  afterCommit(work: () => void): void
}

/** @param rolledBack hears that what was written since the beginning is gone. */
export function transactionsOf(database: DatabaseSync, rolledBack: () => void): Transactions {
  let isOpen = false
  let waiting: (() => void)[] = []

  function attempt<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE')
    isOpen = true
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      rolledBack()
      waiting = []
      throw error
    } finally {
      isOpen = false
    }
  }

  return {
    transaction(work) {
      if (isOpen) return work()
      const result = attempt(work)
      const listeners = waiting
      waiting = []
      for (const listen of listeners) listen()
      return result
    },
    afterCommit(work) {
      if (isOpen) waiting.push(work)
      else work()
    },
  }
}
