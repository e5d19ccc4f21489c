import { useState } from 'react'

export type Insertion =
  | { phase: 'idle' }
  | { phase: 'busy'; words: string }
  | { phase: 'failed'; reason: string }

/** Runs one insertion at a time. */
export function useInsertion(onDone: () => void) {
  const [state, setState] = useState<Insertion>({ phase: 'idle' })
  async function run(words: string, insert: () => Promise<unknown>) {
    if (state.phase === 'busy') return
    setState({ phase: 'busy', words })
    try {
      await insert()
      onDone()
    } catch (error) {
      setState({ phase: 'failed', reason: reasonOf(error) })
    }
  }
  return { state, run }
}

/** Errors of the app have a message for the editor; other errors are unexpected. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? error.message
    : 'The block could not be inserted. Check your connection, then try again.'
