import { setTimeout as sleep } from 'node:timers/promises'
import type { Workshop } from './client.ts'

const askAgainMs = 50

export async function createEnvironment({ space }: Workshop, environmentId: string) {
  const { environment } = space('full')
  await environment.createWithId({ environmentId }, { name: environmentId })
  while ((await environment.get({ environmentId })).sys.status.sys.id !== 'ready') await sleep(askAgainMs)
  return space('full', environmentId)
}
