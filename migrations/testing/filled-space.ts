import { afterAll, beforeEach } from 'vitest'
import { run as applyRun } from '../commands/apply/run.ts'
import type { Io } from '../io.ts'
import { changesFolder, writeChange } from './changes-folder.ts'
import { before, fill } from './every-step.ts'
import { killed, recorder, startSpaces } from './space.ts'
import { spaceContents } from './space-contents.ts'

type RunnableCommand = { run(options: never, io: Io): Promise<number> }

/** A second run of this transform would change the values again. */
export const shout = "transformEntries('talk', ({ fields }) => ({ title: fields.title + '!' }))"

export const titleOf = (values: { fields: Record<string, Record<string, unknown>> } | undefined) =>
  values?.fields.title?.['en-US']

export async function filledSpace() {
  const spaces = await startSpaces()
  const client = spaces.clients.events
  let folder = changesFolder({ '0001-before': before })
  const forget = () => {
    folder = changesFolder({ '0001-before': before })
  }
  const run = async ({ run: command }: RunnableCommand, options = {}, change = {}) => {
    const recorded = recorder(change)
    const target = { config: spaces.config, spaces: ['events'] as const, folder, yes: true }
    const { result, error } = await command(
      { ...target, allowDataLoss: true, ...options } as never,
      recorded.io,
    ).then(
      (result) => ({ result, error: undefined }),
      (error: unknown) => ({ result: undefined, error }),
    )
    const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
    return { ...recorded, result, code, message }
  }
  await run({ run: applyRun })
  await fill(client)
  spaces.keep()
  const restart = () => {
    spaces.restore()
    forget()
  }
  beforeEach(restart)
  afterAll(() => spaces.close())
  return {
    client,
    config: spaces.config,
    run,
    folder: () => folder,
    /** Removes later changes. Node caches modules, so a rewritten file would keep its old content. */
    forget,
    restart,
    writeChange: (id: string, steps: string) => writeChange(folder, id, steps),
    change: (steps: string) => writeChange(folder, '0002-change', `[${steps}]`),
    contents: () => spaceContents(client),
    async edit(entryId: string, title: string) {
      const held = await client.entry.get({ entryId })
      await client.entry.update(
        { entryId },
        { ...held, fields: { ...held.fields, title: { 'en-US': title } } },
      )
    },
    interrupt: () => interrupted((change) => run({ run: applyRun }, {}, change)),
  }
}

export type FilledSpace = Awaited<ReturnType<typeof filledSpace>>

async function interrupted(run: (change: object) => Promise<unknown>) {
  const died = Promise.withResolvers<void>()
  let writes = 0
  const dying: typeof fetch = (url, init) => {
    if (init?.method === 'PUT' && /entries\/(other|published|changed|archived|short-.)$/.test(String(url)))
      writes += 1
    if (writes <= 2) return fetch(url, init)
    died.resolve()
    return new Promise(() => {})
  }
  await Promise.race([run({ fetch: dying, who: killed() }), died.promise])
}
