import type { Space } from '@association/content'
import type { FromPreview } from '@association/content/preview'
import type { Session } from '../sdk/session.ts'
import { type Bridge, openBridge } from './bridge.ts'
import { type Grant, PreviewError, renewInMs, requestGrant } from './grant.ts'

/** Where unsaved values come from: the open entry, or the copy that a dialog was given. */
export type PreviewSource = {
  id: string
  space: Space
  values(): Record<string, unknown>
  onChange(listener: (patch: Record<string, unknown>) => void): () => void
}

/** What is shown: the entry itself or a page that contains it. */
export type PreviewTarget = { space: Space; entry: string; title: string }

export type PreviewState =
  | { phase: 'asking' }
  | { phase: 'opening'; url: string }
  | { phase: 'live'; url: string }
  | { phase: 'failed'; reason: string }

export type Preview = { bridge: Bridge; close(): void }

type Options = {
  session: Session
  target: PreviewTarget
  source: PreviewSource
  on: {
    state(state: PreviewState): void
    clicked?(hit: { space: Space; entry: string; field: string }): void
    problems?(problems: Extract<FromPreview, { kind: 'problems' }>['problems']): void
  }
}

const readyWithinMs = 20_000
const renewAgainMs = 30_000

/** Asks for leave to show the target, speaks with its frames, and renews the leave before it ends. */
export function openPreview({ session, target, source, on }: Options): Preview {
  const nonce = crypto.randomUUID()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let url: string | undefined
  let isOver = false

  const tell = (state: PreviewState) => {
    if (!isOver) on.state(state)
  }
  const bridge = openBridge({
    ...{ origin: new URL(session.installation.siteUrl).origin, nonce },
    ...{ space: source.space, entry: source.id, values: source.values },
    on: {
      ready() {
        if (target.entry !== source.id) bridge.focus()
        if (url) tell({ phase: 'live', url })
      },
      clicked: on.clicked,
      problems: on.problems,
    },
  })
  const stopListening = source.onChange(bridge.send)
  const after = (delayMs: number, task: () => void) => timers.add(setTimeout(task, delayMs))
  const ask = () => requestGrant(session, { ...target, nonce })

  const begin = (grant: Grant) => {
    url = grant.url
    tell({ phase: 'opening', url })
    after(readyWithinMs, () => {
      if (!bridge.isHeard()) tell({ phase: 'failed', reason: silent })
    })
    planRenewal(grant)
  }
  const planRenewal = (grant: Grant) =>
    after(renewInMs(grant, Date.now()), () => ask().then(renewed, () => renewalFailed(grant)))
  const renewed = (grant: Grant) => {
    bridge.renew(grant.token)
    planRenewal(grant)
  }
  const renewalFailed = (old: Grant) => {
    if (Date.now() > old.expiresAt) tell({ phase: 'failed', reason: ended })
    else after(renewAgainMs, () => ask().then(renewed, () => renewalFailed(old)))
  }
  tell({ phase: 'asking' })
  ask().then(begin, (error) => tell({ phase: 'failed', reason: reasonOf(error) }))
  return {
    bridge,
    close() {
      isOver = true
      stopListening()
      bridge.close()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

const silent = 'The preview page opened but did not start. Does the site allow this app to frame it?'
const ended = 'Leave to show the preview has ended and could not be renewed.'
const reasonOf = (error: unknown) =>
  error instanceof PreviewError ? error.message : 'The preview could not be opened. Try again.'
