import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const waitMs = { each: 100, most: 60_000 }

/**
 * For a process of Node.js that shows what it remembers: its `flags`, and `snapshot`, which returns the file with
 * everything that its heap holds after a collection, long strings in full. The bytes of buffers are not in it.
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
        // The process does nothing else while it writes, so the file is complete when the process answers.
        if (file && (await fetch(`${url}/healthz`)).ok) return join(folder, file)
        await wait(waitMs.each)
      }
      throw new Error('The process wrote no snapshot of its heap.')
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
