import { type CommandIo, linesText } from '@association/services/command-line'
import { recordingFetch } from './spaces.ts'

export function recordingIo() {
  const said = { out: '', err: '' }
  const { fetch, sent, writes } = recordingFetch()
  const io: CommandIo = {
    out: (lines) => {
      said.out += linesText(lines)
    },
    print: (text) => {
      said.out += text
    },
    err: (lines) => {
      said.err += linesText(lines)
    },
    redraw: (line) => {
      said.err += `\r${line}\r`
    },
    fetch,
    now: () => new Date(),
  }
  return { io, said, sent, writes }
}
