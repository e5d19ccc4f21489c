import type { AssetProps, EntryProps } from 'contentful-management'
import { useEffect, useState } from 'react'
import { useShared } from '../app-context.tsx'
import type { SysLink } from '../contentful/links.ts'
import { useSpace } from '../space-context.tsx'

export type Entity = EntryProps | AssetProps

/** Sends one request for each kind; `null` is a missing target. */
export function useLinked(links: readonly SysLink[]): ReadonlyMap<string, Entity | null> {
  const { clients, sessions } = useShared()
  const { scope } = useSpace()
  const [known, setKnown] = useState<ReadonlyMap<string, Entity | null>>(new Map())
  const missing = links.filter(({ sys }) => !known.has(sys.id))
  const wanted = missing.map(({ sys }) => `${sys.linkType}:${sys.id}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` says which links are missing
  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const ids = (type: string) => missing.flatMap(({ sys }) => (sys.linkType === type ? [sys.id] : []))
    const many = (list: string[]) => ({ ...scope, query: { 'sys.id[in]': list.join(), limit: 1000 } })
    const entries = ids('Entry')
    const assets = ids('Asset')
    Promise.all([
      entries.length > 0 ? clients.cma.entry.getMany(many(entries)) : { items: [] },
      assets.length > 0 ? clients.cma.asset.getMany(many(assets)) : { items: [] },
    ]).then(
      ([{ items }, files]) => {
        if (!isCurrent) return
        const found = new Map<string, Entity>(
          [...items, ...files.items].map((entity) => [entity.sys.id, entity]),
        )
        setKnown(
          (before) =>
            new Map([...before, ...missing.map(({ sys }) => [sys.id, found.get(sys.id) ?? null] as const)]),
        )
      },
      () => undefined, // the cards keep showing the ids
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, scope, clients])
  useEffect(
    () =>
      sessions.observe(({ session }, event) => {
        if (event.kind !== 'saved') return
        const { entry } = session.state()
        setKnown((before) =>
          before.has(entry.sys.id) ? new Map([...before, [entry.sys.id, entry]]) : before,
        )
      }),
    [sessions],
  )
  return known
}
