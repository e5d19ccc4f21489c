import { createContext, type ReactNode, use } from 'react'
import { useShared } from './app-context.tsx'
import type { Scope } from './contentful/clients.ts'
import { loadSpaceModel, type SpaceModel } from './contentful/space-model.ts'
import { useLoaded } from './load.ts'
import { Anchor } from './navigation/anchor.tsx'

type Space = SpaceModel & { reload(): void }

const SpaceContext = createContext<Space | undefined>(undefined)

export function SpaceProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  const { clients } = useShared()
  const loaded = useLoaded(`${scope.spaceId}/${scope.environmentId}`, () => loadSpaceModel(clients, scope))
  if (loaded.phase === 'loading') return <p className="quiet">Loading…</p>
  if (loaded.phase === 'failed') return <ClosedSpace id={scope.spaceId} {...loaded} />
  return <SpaceContext value={{ ...loaded.value, reload: loaded.reload }}>{children}</SpaceContext>
}

function ClosedSpace({ id, message, reload }: { id: string; message: string; reload(): void }) {
  return (
    <main className="page">
      <h1>This space cannot be opened</h1>
      <p role="alert">
        {id}: {message}
      </p>
      <p className="inline">
        <button type="button" onClick={reload}>
          Try again
        </button>
        <Anchor to={{ screen: 'start' }}>All spaces</Anchor>
      </p>
    </main>
  )
}

export function useSpace(): Space {
  const space = use(SpaceContext)
  if (!space) throw new Error('This screen needs a space around it.')
  return space
}
