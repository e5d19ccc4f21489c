import { createContext, type ReactNode, use } from 'react'
import { useShared } from './app-context.tsx'
import type { Scope } from './contentful/clients.ts'
import { loadSpaceModel, type SpaceModel } from './contentful/space-model.ts'
import { useLoaded } from './load.ts'

type Space = SpaceModel & { reload(): void }

const SpaceContext = createContext<Space | undefined>(undefined)

/** Loads what the screens of a space have in common. */
export function SpaceProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  const { clients } = useShared()
  const loaded = useLoaded(`${scope.spaceId}/${scope.environmentId}`, () => loadSpaceModel(clients, scope))
  if (loaded.phase === 'loading') return <p className="quiet">Loading…</p>
  if (loaded.phase === 'failed') return <p role="alert">This space cannot be opened: {loaded.message}</p>
  return <SpaceContext value={{ ...loaded.value, reload: loaded.reload }}>{children}</SpaceContext>
}

export function useSpace(): Space {
  const space = use(SpaceContext)
  if (!space) throw new Error('This screen stands in no space.')
  return space
}
