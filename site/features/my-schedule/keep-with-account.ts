import {
  type Chosen,
  type ChosenStore,
  maxSessions,
} from '@association/content/shared/schedule/chosen-sessions.ts'

type Account = {
  store: Pick<ChosenStore, 'current' | 'change'>
  load(): Promise<Chosen>
  save(chosen: Chosen): Promise<Chosen>
  say(isSaved: boolean): void
}

export function keepWithAccount({ store, load, save, say }: Account) {
  let owner: string | undefined
  /** `failed`: the account's choice is unknown. */
  let phase: 'busy' | 'ready' | 'failed' = 'ready'

  /** A guest (undefined) never sees an account's choice. */
  function viewerIs(id: string | undefined) {
    if (id && id === owner) return
    owner = id
    if (id) return void begin(id)
    const { owner: before, isSaved } = store.current()
    if (before && isSaved) store.change({ sessions: [], at: 0 })
  }

  async function begin(id: string) {
    phase = 'busy'
    const account = await load().catch(() => undefined)
    if (id !== owner) return
    phase = account ? 'ready' : 'failed'
    if (account) store.change(reconcile(store.current(), account, id))
    else say(false)
  }

  /** After a failure, the next change retries. */
  async function changed() {
    const id = owner
    const sent = store.current()
    if (!id || phase === 'busy' || sent.isSaved) return
    if (phase === 'failed') return begin(id)
    phase = 'busy'
    const kept = await save(sent).catch(() => undefined)
    if (id !== owner) return
    phase = 'ready'
    say(kept !== undefined)
    const latest = store.current()
    // A change during the request is sent next.
    if (latest.at !== sent.at) store.change({ ...latest, owner: id, isSaved: false })
    else if (kept) store.change({ ...kept, owner: id, isSaved: true })
  }

  return { viewerIs, changed }
}

/**
 * The newest choice wins. A choice from before the sign-in is added to the account's choice. Another person's choice
 * never reaches the account.
 */
export function reconcile(device: Chosen, account: Chosen, owner: string): Chosen {
  if (device.owner === owner && device.at > account.at) return { ...device, isSaved: false }
  const added = device.owner === undefined ? without(device.sessions, account.sessions) : []
  if (added.length === 0) return { ...account, owner, isSaved: true }
  return {
    sessions: [...account.sessions, ...added].slice(-maxSessions),
    at: Math.max(device.at, account.at + 1),
    owner,
    isSaved: false,
  }
}

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((each) => !some.includes(each))
