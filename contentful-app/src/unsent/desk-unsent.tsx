import { useMemo } from 'react'
import { useObserved } from '../base/observed.ts'
import type { Desk, Selection } from '../desk/desk.ts'
import type { DeskActions } from '../desk/desk-context.ts'
import { wantedKey } from './placed-drafts.ts'
import { UnsentList } from './unsent-list.tsx'
import { useUnsent } from './use-unsent.ts'

type Props = { actions: DeskActions; selection: Selection }

/** Excludes the selected entry, whose form offers its own drafts. */
export function DeskUnsent({ actions: { desk, enter }, selection: { trail } }: Props) {
  const selected = trail.at(-1)
  const isSelected = selected && wantedKey(selected)
  const pageKeys = usePageKeys(desk)
  const wanted = useMemo(() => {
    const others = pageKeys?.split(' ').filter((key) => key !== isSelected)
    return others && new Set(others)
  }, [pageKeys, isSelected])
  const drafts = useUnsent(desk.session, {
    wanted,
    onSent: desk.receive,
    onChanged() {
      for (const entry of desk.opened()) entry.review()
    },
  })
  return <UnsentList drafts={drafts} onOpen={enter} />
}

/** The string stays equal while the set of entries is equal. */
function usePageKeys({ root, tree, abroad }: Desk): string | undefined {
  const own = useObserved(tree)
  const across = useObserved(abroad)
  if (own.phase !== 'known') return undefined
  const refs = [own.content, ...Object.values(across?.contents ?? {})].flatMap(({ entries }) => [
    ...entries.values(),
  ])
  const keys = refs.map(({ space, id }) => wantedKey({ space, entry: id }))
  return [...new Set([wantedKey({ space: root.space, entry: root.id }), ...keys])].toSorted().join(' ')
}
