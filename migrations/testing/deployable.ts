import * as apply from '../commands/apply/run.ts'
import type { DeployOptions } from '../commands/deploy/run.ts'
import * as deploy from '../commands/deploy/run.ts'
import { readModel } from '../engine/plan/read-space.ts'
import { addAlias, clientsIn } from './aliases.ts'
import { changesFolder, talks, writeChange } from './changes-folder.ts'
import { recorder, startSpaces } from './space.ts'

export const day = new Date('2026-11-20T12:00:00Z')
export const clone = 'live-2026-11-20-0002'

export async function startDeployable() {
  const spaces = await startSpaces()
  const folder = changesFolder({ '0001-talks': talks })
  await apply.run({ config: spaces.config, folder, yes: true }, recorder().io)
  for (const client of Object.values(spaces.clients)) {
    const fields = { title: { 'en-US': 'Opening' } }
    await client.entry.createWithId({ entryId: 'opening', contentTypeId: 'talk' }, { fields })
  }
  await addAlias(spaces)
  writeChange(folder, '0002-heading', "[changeField('talk', 'title', { name: 'Heading' })]")
  const target = { config: spaces.config, folder, alias: 'live', yes: true }

  return {
    spaces,
    folder,
    target,
    close: spaces.close,
    start(change: Partial<DeployOptions> = {}, io = {}) {
      const recorded = recorder({ now: () => day, ...io })
      return {
        ...recorded,
        done: deploy.run({ ...target, patience: { everyMs: 10 }, ...change }, recorded.io),
      }
    },
    async stateOf(environment: string) {
      const { model, journal } = await readModel(clientsIn(spaces, environment).events)
      const history = journal.map(({ id, outcome }) => `${id} ${outcome}`)
      return { name: model.talk?.fields.title?.name, history }
    },
  }
}

export type Deployable = Awaited<ReturnType<typeof startDeployable>>
