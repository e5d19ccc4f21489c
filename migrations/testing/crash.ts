import { dyingFetch } from '@association/local/testing/spaces.ts'
import * as apply from '../commands/apply/run.ts'
import * as rollback from '../commands/rollback/run.ts'
import { changesFolder, writeChange } from './changes-folder.ts'
import { before, everyStep, fill } from './every-step.ts'
import { killed, recorder, startSpaces } from './space.ts'
import { spaceContents } from './space-contents.ts'

export type Kill = { request: number; moment: 'before' | 'after' }

const change = '0002-every-step'

export async function prepareCrashes() {
  const folder = changesFolder({ '0001-before': before })
  const spaces = await startSpaces()
  const { config } = spaces
  const options = { config, spaces: ['events'] as const, folder, yes: true, allowDataLoss: true, to: change }
  const contents = () => spaceContents(spaces.clients.events)
  const run = async (command: typeof apply | typeof rollback) => {
    const { io, sent, writes } = recorder()
    await command.run(options, io)
    return { requests: sent.length, writes: writes() }
  }
  const killedIn = async (command: typeof apply | typeof rollback, { request, moment }: Kill) => {
    const dying = dyingFetch(request, moment)
    const { io } = recorder({ fetch: dying.fetch, who: killed() })
    await Promise.race([command.run(options, io), dying.died])
  }

  await apply.run(options, recorder().io)
  await fill(spaces.clients.events)
  writeChange(folder, change, everyStep)
  const start = await contents()
  spaces.keep()
  const { requests: toApply } = await run(apply)
  const applied = await contents()
  const { requests: toRollBack } = await run(rollback)
  const takenBack = await contents()
  return {
    start,
    applied,
    takenBack,
    requests: { toApply, toRollBack },
    /** Kills `apply` and runs it again. Also reports the writes of a third run. */
    async resumed(kill: Kill) {
      spaces.restore()
      await killedIn(apply, kill)
      await run(apply)
      return { contents: await contents(), again: (await run(apply)).writes }
    },
    async abandoned(kill: Kill) {
      spaces.restore()
      await killedIn(apply, kill)
      await run(rollback)
      return contents()
    },
    async takenBackTwice(kill: Kill) {
      spaces.restore()
      await run(apply)
      await killedIn(rollback, kill)
      await run(rollback)
      return contents()
    },
    close: spaces.close,
  }
}

export type Crashes = Awaited<ReturnType<typeof prepareCrashes>>

/** Leaves out the journal, which also records runs that were taken back. */
export function withoutHistory<Contents extends { journal: unknown }>({ journal: _, ...rest }: Contents) {
  return rest
}
