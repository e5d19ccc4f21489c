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
  const after = (delayMs: number, task: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(task, delayMs)
  }
  const plan = (grant: Grant) => after(renewInMs(grant, Date.now()), () => renew(grant))
  const renew = (old: Grant) =>
    ask().then(
      (grant) => {
        renewed(grant.token)
        plan(grant)
      },
      () => {
        if (Date.now() > old.expiresAt) ended()
        else after(againMs, () => renew(old))
      },
    )
  return { begin: plan, stop: () => clearTimeout(timer) }
}
