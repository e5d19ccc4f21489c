import type { CommandIo } from './io.ts'

/** Counts requests, because their rate decides the remaining time; an entry of a bulk publish is a part of one. */
export type Progress = { done(count: number): void; end(): void }

type Terminal = Pick<CommandIo, 'redraw' | 'now' | 'columns'>

/** Silent if `err` is no terminal. */
export function progress(what: string, total: number, io: Terminal): Progress {
  if (total === 0) return { done() {}, end() {} }
  const bar = progressBar(what, io)
  let count = 0
  bar.draw({ count, total })
  return {
    done(more) {
      count = Math.min(total, count + more)
      bar.draw({ count, total })
    },
    end: bar.clear,
  }
}

/** Characters. */
const narrowest = 20

/** For work whose total changes while it runs. */
export function progressBar(what: string, { redraw, now, columns = 0 }: Terminal) {
  if (columns < narrowest) return { draw() {}, clear() {} }
  const startedAt = now().getTime()
  return {
    draw(step: { count: number; total: number }) {
      const elapsedMs = now().getTime() - startedAt
      redraw(progressLine({ what, ...step, elapsedMs, columns }))
    },
    clear: () => redraw(' '.repeat(columns - 1)),
  }
}

type ProgressLine = { what: string; count: number; total: number; elapsedMs: number; columns: number }

const widestBar = 40

/** `Seeding ████████░░░░ 12/18, 4 s left`, at most as wide as the terminal. */
export function progressLine({ what, count, total, elapsedMs, columns }: ProgressLine): string {
  const leftMs = count === 0 ? undefined : (elapsedMs / count) * (total - count)
  const numbers = ` ${Math.round(count)}/${Math.round(total)}${leftMs === undefined ? '' : `, ${timeLeft(leftMs)} left`}`
  const width = Math.max(0, Math.min(widestBar, columns - 2 - what.length - numbers.length))
  const full = Math.round((count / total) * width)
  const line = `${what} ${'█'.repeat(full)}${'░'.repeat(width - full)}${numbers}`
  return line.slice(0, columns - 1).padEnd(columns - 1)
}

function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
