import { useEffect, useState } from 'react'
import { useShared } from '../app-context.tsx'
import { problemOf } from '../contentful/problems.ts'
import type { Loaded } from '../load.ts'
import type { EntrySession } from '../session/entry-session.ts'
import { useSpace } from '../space-context.tsx'

/** Open while the component is mounted. */
export function useSession(id: string): Loaded<EntrySession> {
  const { clients, sessions } = useShared()
  const { scope, contentTypes } = useSpace()
  const [loaded, setLoaded] = useState<Loaded<EntrySession> & { id?: string }>({ phase: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: content types only help to find the entry's own
  useEffect(() => {
    let isCurrent = true
    const set = (next: Loaded<EntrySession>) => isCurrent && setLoaded({ ...next, id })
    const opening = sessions.open(scope, {
      id,
      async typeOf({ sys }) {
        const contentTypeId = sys.contentType.sys.id
        const known = contentTypes.find((type) => type.sys.id === contentTypeId)
        return known ?? clients.cma.contentType.get({ ...scope, contentTypeId })
      },
    })
    opening.then(
      (session) => set({ phase: 'ready', value: session }),
      (error) => set({ phase: 'failed', message: problemOf(error).message }),
    )
    return () => {
      isCurrent = false
      void opening.then(() => sessions.close(scope, id)).catch(() => undefined) // the opener reports this failure
    }
  }, [id, scope.spaceId, scope.environmentId, sessions, clients])
  return loaded.id === id ? loaded : { phase: 'loading' }
}
