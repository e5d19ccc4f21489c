import { linesOf } from '@association/services/command-line/lines.ts'
import { count } from '../output/count.ts'
import { askWith, DoctorError } from './ask.ts'
import { absent, type DoctorCheck, type Outcome, wrong } from './check.ts'
import { type Setup, secretsOf } from './setup.ts'

export type CheckResult = Outcome & { group: string; title: string }

type Options = {
  setup: Setup
  fetch: typeof fetch
  now(): Date
  deadlineMs: number
  signal?: AbortSignal
  onDone?(): void
}

/** Concurrent: a check that hangs delays no other. Results contain no secrets. */
export const runChecks = (checks: readonly DoctorCheck[], options: Options): Promise<CheckResult[]> =>
  Promise.all(
    checks.map(async (check) => {
      const outcome = await tryOne(check, options)
      options.onDone?.()
      const { group, title } = check
      return { group, title, ...withoutSecrets(outcome, options.setup) }
    }),
  )

async function tryOne(
  check: DoctorCheck,
  { setup, fetch, now, deadlineMs, signal }: Options,
): Promise<Outcome> {
  const [setting, ...more] = check.needs.filter((name) => setup.problems.some((each) => each.name === name))
  if (setting) {
    const what =
      more.length > 0
        ? `${setting} and ${count(more.length, 'more setting')} are missing or wrong: correct them first`
        : `${setting} is missing or wrong: correct it first`
    return absent(`was not tried, because ${what}`)
  }
  const deadline = AbortSignal.timeout(deadlineMs)
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline
  try {
    return await Promise.race([check.run({ setup, ask: askWith({ fetch, signal: ends }), now }), ended(ends)])
  } catch (error) {
    signal?.throwIfAborted()
    if (deadline.aborted) return wrong(`the service did not answer within ${deadlineMs / 1000} s`, slow)
    if (error instanceof DoctorError) return wrong(error.message, unreachable)
    return wrong(`failed: ${error instanceof Error ? error.message : String(error)}`, unreachable)
  }
}

const slow = 'Try again; if it stays so, look at the network and at the status page of the service.'
const unreachable = 'Check the address and the network, a proxy and a firewall included.'

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function withoutSecrets(outcome: Outcome, setup: Setup): Outcome {
  const clean = (text: string) =>
    secretsOf(setup).reduce(
      (shown, secret) => shown.replaceAll(secret, '••••').replaceAll(encodeURIComponent(secret), '••••'),
      text,
    )
  return {
    ...outcome,
    message: clean(outcome.message),
    ...(outcome.fix === undefined ? {} : { fix: linesOf(outcome.fix).map(clean) }),
  }
}
