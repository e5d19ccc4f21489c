import { vi } from 'vitest'

const usual = vi.waitFor

/** A busy machine needs more than the second that is usual. `expect.poll` has a setting for it, this has none. */
function waitPatiently<T>(task: () => T | Promise<T>, options: Parameters<typeof usual>[1] = 20_000) {
  return usual(task, options)
}

if (usual.name !== waitPatiently.name) vi.waitFor = waitPatiently
