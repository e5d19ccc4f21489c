import { type Grant, PreviewError } from './grant.ts'
import { renewal } from './renewal.ts'

/** `reason` says why the preview is not live. It reopens without the editor's help. */
export type PreviewState =
  | { phase: 'asking'; reason?: string }
  | { phase: 'opening'; url: string; reason?: string }
  | { phase: 'live'; url: string }

export const patience = {
  /** Time from the frame URL until it connects. */
  readyMs: 20_000,
  /** Time from the load of a frame until it connects. Afterward the app asks the site for its state. */
  startMs: 4000,
  again: { firstMs: 2000, longestMs: 30_000 } satisfies Pauses,
}

type Options = {
  ask(): Promise<Grant>
  tell(state: PreviewState): void
  renewed(token: string): void
  waits: typeof patience
}

export function stayOpen({ ask, tell, renewed, waits }: Options) {
  let state: PreviewState = { phase: 'asking' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let probe: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const become = (next: PreviewState) => {
    clearTimeout(timer)
    clearTimeout(probe)
    state = next
    tell(next)
  }
  const open = () => ask().then(begin, refused)
  const attempts = retry(open, waits.again)
  const leave = renewal({ ask, renewed, ended: () => failed({ phase: 'asking', reason: ended }) })

  function begin(grant: Grant) {
    if (isOver) return
    const { url } = grant
    become({ phase: 'opening', url, ...('reason' in state && { reason: state.reason }) })
    timer = setTimeout(() => failed({ phase: 'opening', url, reason: silent }), waits.readyMs)
    leave.begin(grant)
  }
  const refused = (error: unknown) => failed({ phase: 'asking', reason: reasonOf(error) })
  function failed(next: PreviewState) {
    if (isOver) return
    become(next)
    leave.stop()
    attempts.plan()
  }
  /** A frame can go live during the request. A refusal must not close it then. */
  const askAgain = () => ask().catch((error) => state.phase === 'opening' && refused(error))
  tell(state)
  void open()
  return {
    ready() {
      if (isOver || state.phase === 'asking') return
      attempts.succeeded()
      become({ phase: 'live', url: state.url })
    },
    /** The frame loaded the preview or the error page of the browser. */
    loaded() {
      if (isOver || state.phase !== 'opening' || state.reason) return
      clearTimeout(probe)
      probe = setTimeout(askAgain, waits.startMs)
    },
    stop() {
      isOver = true
      clearTimeout(timer)
      clearTimeout(probe)
      attempts.stop()
      leave.stop()
    },
  }
}

const silent =
  'The preview page does not respond. The page below may show the reason. If it is empty, the site may not allow this app to frame it.'
const ended = 'The permission to show the preview has expired and could not be renewed.'

function reasonOf(error: unknown) {
  const reason = error instanceof PreviewError ? error.message : 'The preview could not be opened.'
  return navigator.onLine === false ? `${reason} This computer is offline.` : reason
}

type Pauses = { firstMs: number; longestMs: number }

/** Retries with growing pauses, and at once when the computer is online again. */
function retry(task: () => void, { firstMs, longestMs }: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = firstMs
  const now = () => {
    if (timer === undefined) return
    cancel()
    task()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  globalThis.addEventListener?.('online', now)
  return {
    plan() {
      if (timer !== undefined) return
      timer = setTimeout(now, delayMs)
      delayMs = Math.min(delayMs * 2, longestMs)
    },
    succeeded() {
      cancel()
      delayMs = firstMs
    },
    stop() {
      cancel()
      globalThis.removeEventListener?.('online', now)
    },
  }
}
