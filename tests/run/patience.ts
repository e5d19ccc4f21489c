import { vi } from 'vitest'

const usual = vi.waitFor

/** A busy machine needs more than the second that is usual. `vi.waitFor` has no setting for it, as `expect.poll` has. */
function waitPatiently<T>(task: () => T | Promise<T>, options: Parameters<typeof usual>[1] = 20_000) {
  return usual(task, options)
}

if (usual.name !== waitPatiently.name) vi.waitFor = waitPatiently
