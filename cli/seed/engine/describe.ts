import { jsonText } from '@association/services/command-line/json-text.ts'
import type { Todo } from '../../commands/seed/write.ts'
import { differences } from './differences.ts'
import type { AssetPlan, SpacePlan } from './plan.ts'
import { type EntryPlan, withoutEmpty } from './plan-entry.ts'
import { describeStranger } from './prune.ts'

/** One line on what was done, or is to do, in a space. */
export function summarise({ space, assets, entries, unchanged }: SpacePlan): string {
  const all = [...assets, ...entries]
  const created = all.filter(({ live }) => !live).length
  return `${space}: ${created} new, ${all.length - created} changed, ${unchanged} unchanged`
}

/** What a run would write, as a person reads it: `+` comes, `~` changes, field by field, `-` goes. */
export function describePlan({ plan, strangers }: Todo): string[] {
  const lines = [
    ...plan.tags.map(({ id }) => `+ tag ${id}`),
    ...plan.assets.map(describeAsset),
    ...plan.entries.flatMap((entry) => [
      describeEntry(entry),
      ...changesOf(entry).map((line) => `    ${line}`),
    ]),
    ...strangers.map(describeStranger),
  ]
  return [summarise(plan), ...lines.map((line) => `  ${line}`)]
}

function describeAsset({ wish, live, upload, save, publish, unpublish }: AssetPlan): string {
  const done = [
    ...(upload ? ['drawing' in wish.source ? 'draw' : 'fetch'] : []),
    ...(save ? ['save'] : []),
    ...(publish ? ['publish'] : []),
    ...(unpublish ? ['unpublish'] : []),
  ]
  return `${live ? '~' : '+'} picture ${wish.id}: ${done.join(', ')}`
}

function describeEntry({ wish, live, ...work }: EntryPlan): string {
  return `${live ? '~' : '+'} ${wish.type} ${wish.id}: ${stepsOf(work).join(', ')}`
}

const stepsOf = ({ save, publish, saveAfter, unpublish }: Omit<EntryPlan, 'wish' | 'live'>) => [
  ...(save ? ['save'] : []),
  ...(publish ? ['publish'] : []),
  ...(saveAfter ? ['save the change'] : []),
  ...(unpublish ? ['unpublish'] : []),
]

/** Against what was last saved; nothing for what is new. */
function changesOf({ live, save, saveAfter }: EntryPlan): string[] {
  const wanted = saveAfter ?? save
  return live && wanted ? differences(withoutEmpty(live.fields), wanted) : []
}

/** The same for machines. */
export const planJson = (todo: readonly Todo[]) =>
  jsonText(
    todo.map(({ plan: { space, assets, entries, unchanged }, strangers }) => ({
      space,
      unchanged,
      assets: assets.map(({ wish, live, upload }) => ({ id: wish.id, isNew: !live, upload })),
      entries: entries.map((plan) => ({
        id: plan.wish.id,
        type: plan.wish.type,
        state: plan.wish.state,
        isNew: !plan.live,
        save: Boolean(plan.save ?? plan.saveAfter),
        publish: plan.publish,
        unpublish: plan.unpublish,
        changes: changesOf(plan),
      })),
      ...(strangers.length > 0 && { pruned: strangers }),
    })),
  )
