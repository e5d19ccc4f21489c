import { jsonText } from '@association/services/command-line/json-text.ts'
import { heldValues } from '../../content/export/held-values.ts'
import { differences } from './differences.ts'
import type { AssetPlan, LocalePlan, SpacePlan, Todo, TypePlan } from './plan.ts'
import { filesToSend } from './plan-asset.ts'
import type { EntryPlan } from './plan-entry.ts'
import type { ItemWork } from './plan-item.ts'
import { describeStranger } from './prune.ts'

export function summarize({ space, assets, entries, unchanged }: SpacePlan): string {
  const all = [...assets, ...entries]
  const created = all.filter(({ live }) => !live).length
  return `${space}: ${created} new, ${all.length - created} changed, ${unchanged} unchanged`
}

export type Tally = { created: number; changed: number; unchanged: number }

export const describeTally = (tally: Tally | undefined): string[] =>
  tally
    ? [
        `association, generated articles: ${tally.created} new, ${tally.changed} changed, ${tally.unchanged} unchanged`,
      ]
    : []

export function describePlan({ plan, strangers }: Todo): string[] {
  const lines = [
    ...plan.locales.map(describeLocale),
    ...plan.types.map(describeType),
    ...plan.tags.map(({ id }) => `+ tag ${id}`),
    ...plan.assets.map(describeAsset),
    ...plan.entries.flatMap((entry) => [
      describeEntry(entry),
      ...changesOf(entry).map((line) => `    ${line}`),
    ]),
    ...strangers.map(describeStranger),
  ]
  return [summarize(plan), ...lines.map((line) => `  ${line}`)]
}

const describeLocale = ({ wish, live }: LocalePlan) => `${live ? '~' : '+'} locale ${wish.code}`

function describeType({ wish, ...steps }: TypePlan): string {
  const done = (['create', 'publish', 'edit'] as const).filter((step) => steps[step])
  const words = { create: 'create', publish: 'publish', edit: 'set up its editor' }
  return `${steps.live ? '~' : '+'} content type ${wish.id}: ${done.map((step) => words[step]).join(', ')}`
}

function describeAsset({ wish, live, ...work }: AssetPlan): string {
  const sent = filesToSend(work.save ?? work.saveAfter, live).map(([, { source }]) =>
    'drawing' in source ? 'draw' : 'path' in source ? 'upload' : 'fetch',
  )
  return `${live ? '~' : '+'} picture ${wish.id}: ${[...new Set(sent), ...stepsOf(work)].join(', ')}`
}

function describeEntry({ wish, live, ...work }: EntryPlan): string {
  return `${live ? '~' : '+'} ${wish.type} ${wish.id}: ${stepsOf(work).join(', ')}`
}

const stepsOf = ({ unarchive, save, publish, saveAfter, unpublish, archive }: ItemWork<unknown>) => [
  ...(unarchive ? ['unarchive'] : []),
  ...(save ? ['save'] : []),
  ...(publish ? ['publish'] : []),
  ...(saveAfter ? ['save the change'] : []),
  ...(unpublish ? ['unpublish'] : []),
  ...(archive ? ['archive'] : []),
]

/** Compares with the last saved version. */
function changesOf({ live, save, saveAfter }: EntryPlan): string[] {
  const wanted = saveAfter ?? save
  return live && wanted ? differences(heldValues(live.fields), wanted) : []
}

export const planJson = (todo: readonly Todo[], generated?: Tally) =>
  jsonText(
    todo.map(({ plan: { space, locales, types, assets, entries, unchanged }, strangers }) => ({
      space,
      unchanged,
      ...(locales.length > 0 && { locales: locales.map(({ wish }) => wish.code) }),
      ...(types.length > 0 && { contentTypes: types.map(({ wish }) => wish.id) }),
      assets: assets.map(({ wish, live, save, saveAfter }) => ({
        id: wish.id,
        isNew: !live,
        upload: filesToSend(save ?? saveAfter, live).length > 0,
      })),
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
      ...(generated && space === 'association' && { generated }),
    })),
  )
