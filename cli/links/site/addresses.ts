import type { Verdict } from '../finding.ts'
import { createGate } from '../net/request/lanes.ts'
import type { Address, Target } from './targets.ts'

type Judge = (fragment: string) => Verdict
export type FindJudge = (address: string) => Promise<Judge>

/** More would only wait. */
const atOnce = 32

export function createAddresses(
  look: FindJudge,
  { settle, fail }: { settle(target: Target, verdict: Verdict): void; fail(error: unknown): void },
) {
  const judges = new Map<Address, Judge | undefined>()
  const gate = createGate(atOnce)

  async function ask(address: Address) {
    const judge = await gate(() => look(address.url))
    judges.set(address, judge)
    for (const target of address.targets.values()) settle(target, judge(fragmentOf(target)))
  }

  return {
    add(target: Target) {
      const { address } = target
      const judge = judges.get(address)
      if (judge) return settle(target, judge(fragmentOf(target)))
      if (judges.has(address)) return
      judges.set(address, undefined)
      ask(address).catch(fail)
    },
  }
}

const fragmentOf = ({ hash }: Target) => hash.slice(1)
