import { setTimeout as wait } from 'node:timers/promises'

const deadlineMs = 20_000

/** Throws when no response arrives within 20 seconds. */
export async function untilAnswers(url: string): Promise<void> {
  const begin = Date.now()
  while (Date.now() - begin < deadlineMs) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return
    await wait(50)
  }
  throw new Error(`${url} does not answer.`)
}
