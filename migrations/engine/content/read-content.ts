import { collect, type SpaceClient } from '@association/services/management/index.ts'
import type { AssetProps } from 'contentful-management'
import type { LoadedChange } from '../history/load-changes.ts'
import type { StoredPlan } from '../journal/journal-plan.ts'
import { isSchemaStep } from '../model/replay.ts'
import type { Stage } from '../operations/operation.ts'
import type { FieldSpec } from '../specs/space-model.ts'
import type { SchemaStep, Step } from '../vocabulary.ts'
import { type EntryFilter, readEntries } from './read-entries.ts'
import { readLocales } from './space-locales.ts'
import type { SpaceContent } from './world.ts'

/** `nothing` for changes that only add to the model. */
export type Need = 'nothing' | EntryFilter

export const noContent: SpaceContent = { entries: new Map(), tags: new Map(), locales: [] }

export async function readContent(client: SpaceClient, need: Need): Promise<SpaceContent> {
  if (need === 'nothing') return noContent
  const [entries, tags, locales, assets] = await Promise.all([
    readEntries(client, need),
    collect((query) => client.tag.getMany({ query })),
    readLocales(client),
    need === 'all' ? collect((query) => client.asset.getMany({ query })) : undefined,
  ])
  return {
    entries: new Map([...entries].map(([id, { state }]) => [id, state])),
    tags: new Map(
      tags.map(({ sys, name }) => [
        sys.id,
        { name, visibility: sys.visibility === 'public' ? 'public' : 'private' },
      ]),
    ),
    locales,
    ...(assets ? { assets: new Map(assets.map((asset) => [asset.sys.id, fileTypesOf(asset)])) } : {}),
  }
}

const fileTypesOf = ({ fields }: AssetProps) =>
  Object.values(fields.file ?? {}).map(({ contentType }) => contentType)

export function neededFor(pending: readonly LoadedChange[], plans: ReadonlyMap<string, StoredPlan>): Need {
  const steps = pending.filter(({ id }) => !plans.has(id)).flatMap(({ change }) => change.steps)
  const stages = [...plans.values()].flatMap((plan) => plan.stages)
  if (steps.some(needsAll) || stages.some(touchesContent)) return 'all'
  const types = [
    ...new Set(
      steps
        .filter(isSchemaStep)
        .filter(touchesEntries)
        .map(({ type }) => type),
    ),
  ]
  return types.length > 0 ? { types } : 'nothing'
}

export const touchesContent = ({ operations }: Stage) => operations.some(({ kind }) => kind !== 'contentType')

/** Any entry may link to the changed ones, and any may be linked from them. */
function needsAll(step: Step): boolean {
  if (!isSchemaStep(step)) return true
  if (step.do === 'stopAcceptingIn') return true
  return step.do === 'changeField' && /linkContentType|linkMimetypeGroup/.test(JSON.stringify(step.patch))
}

/** True if existing entries may lose values, or may no longer be publishable. */
function touchesEntries(step: SchemaStep): boolean {
  if (step.do === 'addField') return Boolean(step.spec.required)
  if (step.do === 'changeField') return rules.some((rule) => rule in step.patch)
  return step.do === 'deleteField' || step.do === 'deleteContentType'
}

const rules: readonly (keyof FieldSpec)[] = ['required', 'localized', 'validations', 'items']
