import { type Grant, renewInMs } from './grant.ts'

type Options = {
  ask(): Promise<Grant>
  renewed(token: string): void
  /** Runs if the grant expires before the site responds. */
  ended(): void
  againMs?: number
}

export function renewal({ ask, renewed, ended, againMs = 30_000 }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Changes with each begin and stop, so that late responses are ignored. */
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
