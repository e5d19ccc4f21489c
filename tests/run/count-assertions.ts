import { afterEach, expect } from 'vitest'

/** Leaves the number of assertions of each unit test in its report. */
afterEach(({ task }) => {
  Object.assign(task.meta, { assertions: expect.getState().assertionCalls })
})
