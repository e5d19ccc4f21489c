import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from '../measuring/bench.ts'
import { sum } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { type ClientProblem, startPacedClient } from '../measuring/paced-client.ts'
import { rawGet } from '../measuring/raw-get.ts'
import { rendersOf, type SiteProcess, startSiteProcess } from '../measuring/site-process.ts'
import { editedPage } from './editor.ts'

type Options = { env: Record<string, string>; redisUrl: string }
export type Fleet = Awaited<ReturnType<typeof startFleet>>

const count = sized(3, 2)
const pollMs = 4

/** Three site processes, or two in a short form, with separate data folders and one Redis, as on three machines. */
export async function startFleet(bench: Bench, { env, redisUrl }: Options) {
  const begin = (number: number) =>
    startSiteProcess(bench, { env, number, overrides: { REDIS_URL: redisUrl } })
  const sites: SiteProcess[] = []
  for (let number = 0; number < count; number += 1) sites.push(await begin(number))
  return {
    sites: sites as readonly SiteProcess[],
    /** Kills without a shutdown, as in a crash. */
    kill: async (number: number) => sites[number]?.service.kill(),
    async restart(number: number) {
      sites[number] = await begin(number)
    },
    async renders() {
      return sum(await Promise.all(sites.map(rendersOf)))
    },
    async stop() {
      await Promise.all(sites.map(({ service }) => service.stop()))
    },
  }
}

export function startVisitors(sites: readonly SiteProcess[], paths: readonly string[], host: string) {
  const clients = sites.map(({ url }) =>
    startPacedClient({ origin: url, host, paths, perSecond: 60, connections: 8 }),
  )
  return {
    async stop(): Promise<{ requests: number; problems: ClientProblem[] }> {
      const all = await Promise.all(clients.map((client) => client.stop()))
      return {
        requests: sum(all.map(({ requests }) => requests)),
        problems: all.flatMap(({ problems }) => problems),
      }
    },
  }
}

/**
 * Returns milliseconds until the edited page contains the text, or infinity after the deadline. Polls without pauses.
 */
export async function untilVisible({ url }: SiteProcess, text: string, deadlineMs: number): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < deadlineMs) {
    const response = await rawGet(url + editedPage, { 'accept-encoding': 'identity' }).catch(() => undefined)
    if (response?.body.includes(text)) return performance.now() - begin
    await wait(pollMs)
  }
  return Number.POSITIVE_INFINITY
}
