import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { createClient } from 'contentful-management'
import { afterAll, expect, test } from 'vitest'

const main = new URL('../../packages/local/contentful/main.ts', import.meta.url).pathname.replaceAll(
  '%20',
  ' ',
)
const folder = await mkdtemp(join(tmpdir(), 'twin durability '))
const running: ChildProcess[] = []

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const anyPort = 'localhost:0'
const environment = {
  ...localEnvironment({ data: folder }),
  CONTENTFUL_DELIVERY_HOST: anyPort,
  CONTENTFUL_PREVIEW_HOST: anyPort,
  CONTENTFUL_MANAGEMENT_HOST: anyPort,
  CONTENTFUL_IMAGES_HOST: anyPort,
}

/** The first line is the URL. */
async function start() {
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [line] = await once(child.stdout, 'data')
  const host = (JSON.parse(String(line)) as { management: string }).management
  const management = createClient(
    {
      accessToken: localEnvironment().CONTENTFUL_MANAGEMENT_TOKEN ?? '',
      host,
      insecure: true,
      retryLimit: 0,
    },
    { type: 'plain', defaults: { spaceId: 'association', environmentId: 'master' } },
  )
  return { child, management }
}

test('acknowledged writes survive the end of the process', async () => {
  const first = await start()
  const type = await first.management.contentType.createWithId(
    { contentTypeId: 'note' },
    {
      name: 'Note',
      fields: [{ id: 'text', name: 'Text', type: 'Symbol', required: false, localized: false }],
    },
  )
  await first.management.contentType.publish({ contentTypeId: 'note' }, type)
  const ids: string[] = []
  const writing = Array.from({ length: 50 }, async (_, index) => {
    const { sys } = await first.management.entry.create(
      { contentTypeId: 'note' },
      { fields: { text: { 'en-US': String(index) } } },
    )
    ids.push(sys.id)
    if (ids.length === 25) first.child.kill('SIGKILL')
  })
  await Promise.allSettled(writing)
  expect(ids.length).toBeGreaterThanOrEqual(25)

  const second = await start()
  const { items } = await second.management.entry.getMany({ query: { limit: 1000 } })
  expect(items.map(({ sys }) => sys.id)).toEqual(expect.arrayContaining(ids))
  expect(items.every(({ sys, fields }) => sys.version === 1 && fields.text !== undefined)).toBe(true)
  second.child.kill('SIGTERM')
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(0)
})
