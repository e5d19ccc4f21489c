import { isSame } from '@association/services/management/index.ts'
import type { AssetPlan, SpacePlan } from './plan.ts'
import type { EntryPlan } from './plan-entry.ts'

/** One line on what was done, or is to do, in a space. */
export function summarise({ space, assets, entries, unchanged }: SpacePlan): string {
  const all = [...assets, ...entries]
  const created = all.filter(({ live }) => !live).length
  return `${space}: ${created} new, ${all.length - created} changed, ${unchanged} unchanged`
}

/** What a run would write, as a person reads it: `+` comes, `~` changes. */
export function describePlan(plan: SpacePlan): string {
  const lines = [...plan.assets.map(describeAsset), ...plan.entries.map(describeEntry)]
  return `${summarise(plan)}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

function describeAsset({ wish, live, upload, save, publish }: AssetPlan): string {
  const done = [...(upload ? ['draw'] : []), ...(save ? ['save'] : []), ...(publish ? ['publish'] : [])]
  return `${live ? '~' : '+'} picture ${wish.id}: ${done.join(', ')}`
}

function describeEntry({ wish, live, save, publish, saveAfter, unpublish }: EntryPlan): string {
  const wanted = save ?? saveAfter ?? {}
  const held = live?.fields ?? {}
  const fields = Object.keys({ ...held, ...wanted }).filter((id) => !isSame(held[id], wanted[id]))
  const saved = live && fields.length > 0 ? `save ${fields.join(', ')}` : 'save'
  const done = [
    ...(save ? [saved] : []),
    ...(publish ? ['publish'] : []),
    ...(saveAfter ? [save ? 'save the change' : saved] : []),
    ...(unpublish ? ['unpublish'] : []),
  ]
  return `${live ? '~' : '+'} ${wish.type} ${wish.id}: ${done.join(', ')}`
}
