import { findProgram, runProgram } from '../measuring/programs.ts'

export type WrkLoad = { url: string; encoding: string; seconds: number }

/**
 * Requests a second over 32 connections without pauses. Returns zero if no response arrives in time. Throws when a
 * response is an error.
 */
export async function throughput({ url, encoding, seconds }: WrkLoad): Promise<number> {
  const args = ['-t1', '-c32', '--timeout', '30s', `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url]
  return readWrk(await runProgram(findProgram('wrk'), args))
}

export function readWrk(printed: string): number {
  const errors = /^\s*(?:Socket errors|Non-2xx or 3xx responses): .*/m.exec(printed)?.[0].trim()
  if (errors) throw new Error(`wrk reports errors: ${errors}`)
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(printed)?.[1])
  if (!(perSecond >= 0)) throw new Error(`wrk printed no rate:\n${printed}`)
  return perSecond
}
