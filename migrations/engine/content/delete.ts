import { linksIn } from '@association/content/rules/links-in.ts'
import type { ContentStep } from '../vocabulary.ts'
import { countOf, entryStage, lossOf, type Planned, type Planning } from './planned.ts'
import { runOn, viewOf } from './view.ts'
import { entriesOf, type World } from './world.ts'

type Deletion = Extract<ContentStep, { do: 'deleteEntries' }>

export function planDeletion({ type, where = () => true }: Deletion, { change, world }: Planning): Planned {
  const spec = world.model[type]
  if (!spec) return { stages: [] }
  const doomed = entriesOf(world, type).filter(([id, { saved }]) =>
    runOn(viewOf(id, saved, { version: 'saved' }), { change, type, spec }, where),
  )
  if (doomed.length === 0) return { stages: [] }
  return {
    stages: entryStage(
      `delete ${type}`,
      doomed.map(([id, from]) => ({ id, from })),
    ),
    losses: [lossOf(`Entries of ${type} are deleted.`, doomed)],
    warnings: brokenLinks(world, new Set(doomed.map(([id]) => id))),
  }
}

function brokenLinks(world: World, doomed: ReadonlySet<string>): string[] {
  const linking = [...world.entries].filter(
    ([id, { saved, published }]) =>
      !doomed.has(id) &&
      linksIn([saved.fields, published?.fields]).some(
        (link) => link.linkType === 'Entry' && doomed.has(link.id),
      ),
  )
  return linking.length === 0
    ? []
    : [
        `Links to what is deleted are left in ${countOf(lossOf('', linking))}; visitors do not see what they lead to.`,
      ]
}
