import { type Grant, PreviewError } from './grant.ts'
import { renewal } from './renewal.ts'
import { type Pauses, retry } from './retry.ts'

/** `reason` says in a sentence why the preview is not live; it is opened again without the editor's help. */
export type PreviewState =
  | { phase: 'asking'; reason?: string }
  | { phase: 'opening'; url: string; reason?: string }
  | { phase: 'live'; url: string }

export const patience = {
  /** From the address of a frame until it listens. */
  readyMs: 20_000,
  /** From a loaded frame until it listens; after that the site is asked whether it is there. */
  startMs: 4000,
  again: { firstMs: 2000, longestMs: 30_000 } satisfies Pauses,
}

type Options = {
  ask(): Promise<Grant>
  tell(state: PreviewState): void
  renewed(token: string): void
  waits: typeof patience
}

/** Asks for leave to show a preview, renews it before it ends, and begins again after each failure. */
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
  /** A frame may become live while the site is asked; then a refusal must not close it. */
  const askAgain = () => ask().catch((error) => state.phase === 'opening' && refused(error))
  tell(state)
  void open()
  return {
    /** A frame listens. */
    ready() {
      if (isOver || state.phase === 'asking') return
      attempts.succeeded()
      become({ phase: 'live', url: state.url })
    },
    /** A frame has loaded something: the preview, or the browser's page that says that it cannot. */
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
