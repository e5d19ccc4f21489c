import { expect } from 'vitest'
import { type DoctorOptions, run } from '../../commands/doctor/run.ts'
import type { Io } from '../../shared/io.ts'
import { recorder } from '../../testing/space.ts'
import type { Pair } from './pair.ts'

export type Variables = Record<string, string | undefined>
type Examination = Partial<DoctorOptions & Pick<Io, 'now'>> & { change?: Variables }

/** Fails if the output contains a secret. */
export async function examine(pair: Pair, { change = {}, now, ...options }: Examination = {}) {
  const { io, said, writes } = recorder(now ? { now } : {})
  const code = await run({ setup: pair.setup(change), format: 'json', ...options }, io)
  for (const secret of secretsIn({ ...pair.environment, ...change })) expect(said.out).not.toContain(secret)
  const { checks, ...counts } = JSON.parse(said.out) as { checks: ShownCheck[]; [count: string]: unknown }
  return { code, checks, counts, writes: writes() }
}

/** The configuration rejects shorter secrets. */
const secretsIn = (variables: Variables) =>
  Object.entries(variables).flatMap(([name, value]) =>
    /TOKEN|SECRET/.test(name) && value && value.length >= 16 ? [value] : [],
  )

type ShownCheck = { group: string; title: string; state: string; message: string; fix?: string }

export async function finding(pair: Pair, what: string, examination?: Examination) {
  const { checks } = await examine(pair, examination)
  const found = checks.find(({ group, title }) => `${group}: ${title}` === what)
  return found ? `${found.state}: ${found.message} → ${found.fix ?? ''}` : `there is no ${what}`
}
