import { isRecord } from '@association/content/safe/is-record.ts'
import type { ProblemCode } from '@association/services/shared-state'
import { usualDeadlineMs } from '@association/services/shared-state/redis/deadline.ts'
import type { Probe } from '@association/services/shared-state/redis/probe.ts'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

const group = 'Site'

export const sharedStateChecks: DoctorCheck[] = [
  { group, title: 'Shared state', needs: ['REDIS_URL'], run: fromHere },
  { group, title: 'Shared state of the site', needs: ['SITE_URL'], run: fromTheSite },
]

async function fromHere({ setup: { site } }: Tools): Promise<Outcome> {
  if (site.redisUrl === undefined) return absent('is not configured: one machine needs no Redis')
  const { probeRedis } = await import('@association/services/shared-state/redis/probe.ts')
  return outcomeOf(await probeRedis(site.redisUrl))
}

function outcomeOf(probe: Probe): Outcome {
  if (probe.problem) {
    const { code, sentence } = probe.problem
    return wrong(code === 'unreachable' ? `Redis is not reachable: ${sentence}` : sentence, remedies[code])
  }
  const { slowestMs, whenFull } = probe
  if (slowestMs > usualDeadlineMs)
    return doubtful(
      `Redis answers in ${Math.round(slowestMs)} ms; the site waits only ${usualDeadlineMs} ms`,
      'Put Redis into the same region and network as the site. If it is there, look for slow commands with SLOWLOG.',
    )
  if (whenFull !== undefined && !whenFull.startsWith('volatile-'))
    return doubtful(
      `Redis takes and returns values, but a full memory ${whenFull === 'noeviction' ? 'stops all writes' : 'may delete the log of expiries'}`,
      'Set maxmemory-policy to volatile-lru.',
    )
  return works(`Redis takes and returns values in ${Math.max(1, Math.round(slowestMs))} ms`)
}

const remedies: Record<ProblemCode, string> = {
  unreachable: 'Check REDIS_URL, the network and the firewall, and whether Redis runs. TLS needs rediss://.',
  slow: 'Look at the load of Redis and for slow commands (SLOWLOG), and at the network.',
  'out-of-memory': 'Raise maxmemory, or set maxmemory-policy to volatile-lru, so that old pages make room.',
  'read-only': 'Let REDIS_URL name the primary server, not a replica.',
  disk: 'Free space on the disk of Redis, or allow it to write there.',
  password: 'Put the name and the password into REDIS_URL: redis://name:password@host:6379.',
  permission: 'Allow the user all commands on keys that begin with association: (ACL SETUSER).',
  loading: 'Wait until Redis has loaded its data, then run the doctor again.',
  other: 'Is it a Redis of version 6.2 or later, or a Valkey, and not a cluster?',
}

async function fromTheSite({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { json } = await ask(`${site.siteUrl}/readyz`)
  const { sharedState } = isRecord(json) ? json : {}
  if (!isRecord(sharedState)) return absent('the site does not report it')
  const { kind, isReachable, problem } = sharedState
  if (isReachable !== true) return outOfReach({ isRedis: kind === 'redis', problem })
  if (kind !== 'redis' && site.redisUrl !== undefined)
    return wrong('the site runs without Redis', 'Set REDIS_URL for the site too, and restart it.')
  if (kind === 'redis' && site.redisUrl === undefined)
    return doubtful('the site uses Redis, which cannot be tried from here', 'Set REDIS_URL here too.')
  return works(
    kind === 'redis' ? 'the site shares its state through Redis' : 'the site keeps it on its machine',
  )
}

/** The site's log has the message. */
function outOfReach({ isRedis, problem }: { isRedis: boolean; problem: unknown }): Outcome {
  const code = isProblemCode(problem) ? problem : 'other'
  const fixHere = isRedis ? remedies[code] : (localRemedies[code] ?? '')
  return wrong(
    `the site cannot use ${isRedis ? 'Redis' : 'the state of its machine'} (${code})`,
    `${fixHere} The log of the site has the details.`.trim(),
  )
}

const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(remedies, code)

const localRemedies: Partial<Record<ProblemCode, string>> = {
  disk: 'Check the folder SITE_DATA: its disk, and whether the site may write there.',
  unreachable: 'Its primary process does not respond: restart the site.',
}
