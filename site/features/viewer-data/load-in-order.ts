import type { Platform } from '@association/services/platform'
import { inTime } from '@association/services/upstream'
import { loads, type MemberData } from './member-data.ts'

type MemberRequest = {
  platform: Platform
  userId: string
  /** After this time, the next request no longer waits for the previous one. */
  patienceMs: number
  log: { warn(message: string): void }
  learned(part: Partial<MemberData>): void
}

/** The specification sets the order. Resolves after the last answer, and never rejects. */
export async function loadInOrder({
  platform,
  userId,
  patienceMs,
  log,
  learned,
}: MemberRequest): Promise<void> {
  const running: Promise<void>[] = []
  for (const load of loads) {
    const learning = load(platform, userId).then(learned, (error) => log.warn(String(error)))
    running.push(learning)
    await inTime(learning, patienceMs)
  }
  await Promise.all(running)
}
