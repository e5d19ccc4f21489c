import { type Chosen, maxSessions } from '@association/content/shared/schedule/chosen-sessions.ts'

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
