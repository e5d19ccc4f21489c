import { afterEach, expect } from 'vitest'

afterEach(({ task }) => {
  Object.assign(task.meta, { assertions: expect.getState().assertionCalls })
})
