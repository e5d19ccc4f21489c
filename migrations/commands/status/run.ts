import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { verifyHistory } from '../../engine/history/history.ts'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { isSettled, standings } from '../../engine/history/standing.ts'
import { readLock } from '../../engine/journal/lock.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { type Clients, type CommandTarget, connect } from '../connect.ts'
import type { Format } from '../options.ts'
import { describeStatus, type SpaceStatus } from './describe-status.ts'

export type StatusOptions = CommandTarget & { folder?: string; format?: Format }

export async function run(options: StatusOptions, io: Io): Promise<number> {
  const { config, spaces = bothSpaces, folder = changesFolder, format } = options
  const changes = await loadChanges(folder)
  const clients = connect(config, 'read', io)
  const readings = await Promise.all(spaces.map((space) => read(space, clients, io)))
  const { environment } = config.contentful
  const statuses = readings.map(({ space, lock, journal }): SpaceStatus => {
    const known = standings({ space, journal, isRunning: lock?.state === 'running' }, changes)
    return { space, environment, ...(lock ? { lock } : {}), changes: known }
  })
  if (format === 'json') io.print(jsonText(statuses))
  else io.out(describeStatus(statuses))
  for (const { space, journal } of readings) verifyHistory(space, journal, changes)
  return statuses.every((status) => status.changes.every(isSettled)) ? 0 : 2
}

async function read(space: Space, clients: Clients, io: Io) {
  const client = clients[space]
  const [{ journal }, lock] = await Promise.all([readModel(client), readLock(client, io)])
  return { space, journal, lock }
}
