import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const waitMs = { each: 100, most: 60_000 }

/**
 * `snapshot` resolves to a file with the heap after a collection and complete strings, without the bytes of buffers.
 */
export function observedHeap() {
  const folder = mkdtempSync(join(tmpdir(), 'heap-'))
  const signal = 'SIGUSR2'
  return {
    flags: [
      `--heapsnapshot-signal=${signal}`,
      `--diagnostic-dir=${folder}`,
      '--heap-snapshot-string-limit=100000000',
    ],
    async snapshot({ url, ...process }: { url: string; signal(signal: NodeJS.Signals): unknown }) {
      process.signal(signal)
      for (let waited = 0; waited < waitMs.most; waited += waitMs.each) {
        const [file] = readdirSync(folder).filter((name) => name.endsWith('.heapsnapshot'))
        // Writing blocks the process, so its answer means that the file is complete.
        if (file && (await fetch(`${url}/healthz`)).ok) return join(folder, file)
        await wait(waitMs.each)
      }
      throw new Error('The process wrote no snapshot of its heap.')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
