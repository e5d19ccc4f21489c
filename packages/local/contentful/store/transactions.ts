import type { DatabaseSync } from 'node:sqlite'

export type Transactions = {
  /** All or nothing, even if the process dies. A nested transaction joins the outer one. */
  transaction<T>(work: () => T): T
  /** Runs at once, or once the current transaction is on disk; never after a rollback. */
  afterCommit(work: () => void): void
}

/** @param rolledBack called when the writes of the transaction are undone */
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
