import type { Bench } from '../measuring/bench.ts'
import { percentile } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import type { SiteProcess } from '../measuring/site-process.ts'
import { startVisitors, untilVisible } from './fleet.ts'
import { judgeErrors, type Scene } from './publishes.ts'
import type { Redis } from './redis.ts'

const limits = { staleMs: 5000 }
const changes = sized(10, 1)
const deadlineMs = 20_000

type InstanceFault = {
  name: string
  /** Visitors of these instances must see no error. */
  living(sites: readonly SiteProcess[]): readonly SiteProcess[]
  begin(): Promise<unknown>
  goOn?(): Promise<unknown>
  end(): Promise<unknown>
}

const all = (sites: readonly SiteProcess[]) => sites

export const faultsOf = (redis: Redis, { fleet }: Scene): InstanceFault[] => [
  {
    name: 'Redis killed, back with its data',
    living: all,
    begin: redis.kill,
    end: redis.start,
  },
  {
    name: 'Redis killed, back without its data',
    living: all,
    begin: redis.kill,
    end: redis.startEmpty,
  },
  {
    name: 'every connection to Redis cut, again and again',
    living: all,
    begin: async () => {},
    goOn: () => redis.command('CLIENT KILL TYPE normal SKIPME yes'),
    end: () => redis.command('CLIENT KILL TYPE normal SKIPME yes'),
  },
  {
    name: 'an instance killed and started again',
    living: (sites) => sites.slice(0, -1),
    begin: () => fleet.kill(fleet.sites.length - 1),
    end: () => fleet.restart(fleet.sites.length - 1),
  },
]

export async function judgeFault(
  { judge }: Bench,
  { fleet, editor, paths, host }: Scene,
  fault: InstanceFault,
) {
  const visitors = startVisitors(fault.living(fleet.sites), paths, host)
  await fault.begin()
  let text = ''
  for (let change = 0; change < changes; change += 1) {
    text = await editor.publish()
    await fault.goOn?.()
    // The instance that receives the webhook must not wait for Redis.
    const [told] = fleet.sites
    if (told) await untilVisible(told, text, deadlineMs)
  }
  await fault.end()
  const times = await Promise.all(fleet.sites.map((site) => untilVisible(site, text, deadlineMs)))
  const { requests, problems } = await visitors.stop()
  judge({
    name: `${fault.name}: fresh on all instances afterwards`,
    value: percentile(times, 1),
    limit: limits.staleMs,
    unit: 'ms',
  })
  judgeErrors({ judge }, `${fault.name}: errors`, { requests, problems })
}
