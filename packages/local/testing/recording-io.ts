import type { CommandIo } from '@association/services/command-line'
import { recordingFetch } from './spaces.ts'

/** What a command may touch, and what it said and sent. */
export function recordingIo() {
  const said = { out: '', err: '' }
  const { fetch, sent, writes } = recordingFetch()
  const io: CommandIo = {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    fetch,
    now: () => new Date(),
  }
  return { io, said, sent, writes }
}
