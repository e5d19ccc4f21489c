import { type Space, spaces } from '@association/content'
import type { Models, SpaceModel, TypeSpec } from '../specs/space-model.ts'
import { specOf } from './compare.ts'
import { asSeen, driftOf, type Finding } from './drift.ts'
import { forSpace } from './for-space.ts'
import { merge } from './merge.ts'

type LiveModel = { space: Space; model: SpaceModel }

/**
 * Adds the spaces' edits to the models in code. A content type is the same in every space, so one space's edit applies
 * to both. `conflicts` describes differences that cannot be merged.
 */
export function withDrift(models: Models, live: readonly LiveModel[]): { to: Models; conflicts: string[] } {
  const conflicts: string[] = []
  const ids = [...new Set([...Object.values(models), ...live.map(({ model }) => model)].flatMap(Object.keys))]
  const specs = ids.map((id): [string, TypeSpec | undefined] => {
    const merged = mergeSpaces(id, models, live)
    conflicts.push(...merged.conflicts.map((conflict) => `${id}: ${conflict}`))
    return [id, merged.spec]
  })
  const inSpace = (space: Space): SpaceModel => {
    const present = live.find((each) => each.space === space)?.model ?? models[space]
    return Object.fromEntries(specs.flatMap(([id, spec]) => (spec && present[id] ? [[id, spec]] : [])))
  }
  const to = Object.fromEntries(spaces.map((space) => [space, inSpace(space)])) as Models
  return { to, conflicts }
}

function mergeSpaces(id: string, models: Models, live: readonly LiveModel[]) {
  const conflicts: string[] = []
  let spec = specOf(models, id)
  for (const { space, model } of live) {
    const inSpace = model[id]
    const inCode = forSpace(models[space])[id]
    if (!inSpace) continue
    if (!spec) {
      spec = inSpace
      continue
    }
    if (!inCode) {
      conflicts.push(...differences({ id, merged: spec, inSpace }, live))
      continue
    }
    const next = merge({ live: spec, before: inCode, after: asSeen(inSpace, inCode) })
    conflicts.push(...next.conflicts)
    spec = next.wanted
  }
  return { spec, conflicts }
}

type ComparedType = { id: string; merged: TypeSpec; inSpace: TypeSpec }

/** Compares without the accepted content types that exist in only one space. */
function differences({ id, merged, inSpace }: ComparedType, live: readonly LiveModel[]): string[] {
  const ids = Object.keys(live[0]?.model ?? {}).filter((type) => live.every(({ model }) => model[type]))
  const inAll = Object.fromEntries(ids.map((type) => [type, merged]))
  const narrowed = (type: TypeSpec): SpaceModel => {
    const { [id]: own } = forSpace({ ...inAll, [id]: type })
    return own ? { [id]: own } : {}
  }
  const findings = driftOf(narrowed(merged), { model: narrowed(inSpace), unpublished: new Set() })
  return findings.map((finding) => `its ${subjectOf(finding)} differs between the spaces`)
}

function subjectOf(finding: Finding): string {
  const property = finding.kind === 'changed' ? finding.property : undefined
  const field = finding.kind === 'unpublished' ? undefined : finding.field
  if (field === undefined) return property ?? 'content type'
  return property === undefined ? `field ${field}` : `field ${field} (${property})`
}
