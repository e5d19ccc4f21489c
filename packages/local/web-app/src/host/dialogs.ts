import type { Scope } from '../contentful/clients.ts'
import { isObject } from '../contentful/links.ts'

export type Notice = { type: 'success' | 'warning' | 'error'; message: string }

type EntityFilter = { contentTypes?: string[]; mimetypeGroups?: string[]; min?: number; max?: number }

export type DialogRequest =
  | ({ kind: 'alert' | 'confirm' | 'prompt' } & DialogWords)
  | ({ kind: 'select'; entityType: 'Entry' | 'Asset'; isMany: boolean; scope: Scope } & EntityFilter)
  | {
      kind: 'app'
      app: string
      scope: Scope
      title?: string
      width?: number | string
      minHeight?: number | string
      parameters?: unknown
    }

type DialogWords = {
  title?: string
  message?: string
  confirmLabel?: string
  cancelLabel?: string
  defaultValue?: string
  intent?: 'primary' | 'positive' | 'negative'
}

export type OpenDialog = { key: number; request: DialogRequest; close(answer: unknown): void }

export type Dialogs = ReturnType<typeof createDialogs>

/** The last dialog is on top. */
export function createDialogs() {
  let open: readonly OpenDialog[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly OpenDialog[]) => {
    open = next
    for (const listener of listeners) listener()
  }

  function ask(request: DialogRequest): Promise<unknown> {
    count += 1
    const key = count
    return new Promise((resolve) => {
      const close = (answer: unknown) => {
        set(open.filter((dialog) => dialog.key !== key))
        resolve(answer)
      }
      set([...open, { key, request, close }])
    })
  }

  return {
    ask,
    list: () => open,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes the App SDK's options. */
    openForApp({
      type,
      request,
      scope,
      appId,
    }: {
      type: string
      request: unknown
      scope: Scope
      appId: string
    }) {
      return ask(fromApp({ type, options: isObject(request) ? request : {}, scope, appId }))
    },
  }
}

type AppRequest = { type: string; options: Record<string, unknown>; scope: Scope; appId: string }

function fromApp({ type, options, scope, appId }: AppRequest): DialogRequest {
  // The App SDK's types apply at the other end of the channel.
  if (type === 'alert' || type === 'confirm' || type === 'prompt')
    return { ...(options as DialogWords), kind: type }
  if (type === 'entitySelector') {
    const { entityType, multiple, ...filter } = options
    const kind = entityType === 'Asset' ? 'Asset' : 'Entry'
    return { ...(filter as EntityFilter), kind: 'select', entityType: kind, isMany: multiple === true, scope }
  }
  if (type === 'app') return { ...options, kind: 'app', app: String(options.id ?? appId), scope }
  throw new Error(`This host has no dialog “${type}”.`)
}
