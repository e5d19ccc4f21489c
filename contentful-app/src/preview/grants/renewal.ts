import { type Grant, renewInMs } from './grant.ts'

type Options = {
  ask(): Promise<Grant>
  renewed(token: string): void
  /** The leave ended before the site answered. */
  ended(): void
  againMs?: number
}

/** Asks for a fresh token before the one of a grant ends, again and again. */
export function renewal({ ask, renewed, ended, againMs = 30_000 }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Changes with every begin and stop: an answer that comes after it belongs to no grant any more. */
  let round = 0
  const after = (delayMs: number, task: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(task, delayMs)
  }
  const plan = (grant: Grant) => after(renewInMs(grant, Date.now()), () => renew(grant))
  const renew = (old: Grant) => {
    const asked = round
    return ask().then(
      (grant) => {
        if (asked !== round) return
        renewed(grant.token)
        plan(grant)
      },
      () => {
        if (asked !== round) return
        if (Date.now() > old.expiresAt) ended()
        else after(againMs, () => renew(old))
      },
    )
  }
  return {
    begin(grant: Grant) {
      round += 1
      plan(grant)
    },
    stop() {
      round += 1
      clearTimeout(timer)
    },
  }
}
