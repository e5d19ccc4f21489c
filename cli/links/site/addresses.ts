import type { Verdict } from '../finding.ts'
import { createGate } from '../net/lanes.ts'
import type { Target } from './targets.ts'

type Judge = (fragment: string) => Verdict
export type Look = (address: string) => Promise<Judge>
type Address = { judge: Judge | undefined; waiting: Target[] }

/** More would only wait, each with its own bookkeeping. */
const atOnce = 32

/** Addresses of ours: each is asked once, for all the fragments that links point at. */
export function createAddresses(
  look: Look,
  { settle, fail }: { settle(target: Target, verdict: Verdict): void; fail(error: unknown): void },
) {
  const known = new Map<string, Address>()
  const gate = createGate(atOnce)

  async function ask(url: string, address: Address) {
    const judge = await gate(() => look(url))
    address.judge = judge
    for (const target of address.waiting.splice(0)) settle(target, judge(parts(target.url).fragment))
  }

  return {
    add(target: Target) {
      const { url, fragment } = parts(target.url)
      const address = known.get(url)
      if (address?.judge) return settle(target, address.judge(fragment))
      if (address) return void address.waiting.push(target)
      const begun: Address = { judge: undefined, waiting: [target] }
      known.set(url, begun)
      ask(url, begun).catch(fail)
    },
  }
}

function parts(written: string) {
  const hash = written.indexOf('#')
  return hash < 0
    ? { url: written, fragment: '' }
    : { url: written.slice(0, hash), fragment: written.slice(hash + 1) }
}
