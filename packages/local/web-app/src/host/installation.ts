import type { PlainClientAPI } from 'contentful-management'
import { isObject } from '../contentful/links.ts'
import type { SpaceModel } from '../contentful/space-model.ts'
import { stateOf, type TargetState, withApp } from './install.ts'

export type InstallRequest = {
  parameters?: Record<string, unknown>
  targetState?: { EditorInterface?: Record<string, TargetState> }
}

export async function install(
  cma: PlainClientAPI,
  space: SpaceModel,
  { appId, wanted }: { appId: string; wanted: InstallRequest },
) {
  const { scope } = space
  await cma.appInstallation.upsert(
    { ...scope, appDefinitionId: appId },
    { parameters: wanted.parameters ?? {} },
  )
  const targets = wanted.targetState?.EditorInterface ?? {}
  for (const contentTypeId of space.editorInterfaces.keys()) {
    const target = targets[contentTypeId]
    const place = { ...scope, contentTypeId }
    const before = await cma.editorInterface.get(place)
    const isThere = stateOf(before, appId) !== undefined
    const isTold = wanted.targetState !== undefined && (target !== undefined || isThere)
    if (isTold) await cma.editorInterface.update(place, withApp(before, appId, target ?? {}))
  }
}

export function currentState(space: SpaceModel, appId: string) {
  const places = [...space.editorInterfaces].flatMap(([id, editorInterface]) => {
    const state = stateOf(editorInterface, appId)
    return state ? [[id, state] as const] : []
  })
  return { EditorInterface: Object.fromEntries(places) }
}

/** Returns undefined if the app refuses its installation. */
export function wantedOf(result: unknown): InstallRequest | undefined {
  return isObject(result) ? (result as InstallRequest) : undefined
}
