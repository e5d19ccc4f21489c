import { lstat, readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { draftName, dropDraft } from '@association/services/command-line/draft-file.ts'

/** The draft is in the same folder, so that the move is atomic. */
export const draftOf = (path: string) => draftName(path, `${process.pid}@${hostname()}`)

const draftPattern = /^(.+)\.(\d+)@(.+)\.[0-9a-f]{16}\.part$/
/** Milliseconds after which a draft of any host is abandoned. */
const longestMs = 3_600_000

type Abandoned = {
  now: Date
  isOurs(name: string): boolean
}

export async function removeAbandonedDrafts(folder: string, { now, isOurs }: Abandoned): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const [, placeName = '', pid = '', host] = draftPattern.exec(name) ?? []
    if (host === undefined || !isOurs(placeName)) continue
    const path = join(folder, name)
    const isAbandoned = host === hostname() && !isAlive(Number(pid))
    if (isAbandoned || (await isOlder(path, now.getTime() - longestMs))) await dropDraft(path)
  }
}

/** EPERM means that another user's process is alive. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isOlder(path: string, time: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < time
}
