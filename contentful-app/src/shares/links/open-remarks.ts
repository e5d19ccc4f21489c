import type { PreviewMark } from '@association/content/preview'
import type { ShareRemark, ShareVisits } from '@association/content/preview/share-visits.ts'
import { useCallback, useEffect, useState } from 'react'
import type { EntryRef } from '../../contentful/addresses.ts'
import type { Session } from '../../contentful/session.ts'
import { siteShares } from './ask-shares.ts'
import { shareStore } from './share-store.ts'

const longestWords = 120

export const marksOfRemarks = (visits: Iterable<ShareVisits>): PreviewMark[] =>
  [...visits]
    .flatMap(({ remarks }) => remarks)
    .filter(({ isResolved }) => !isResolved)
    .map(({ space, entry, field, ...remark }) => ({
      ...{ space, entry, tone: 'remark', words: wordsOf(remark) },
      ...(field !== undefined && { field }),
    }))

function wordsOf({ name, text }: Pick<ShareRemark, 'name' | 'text'>) {
  const words = `${name ?? 'Remark'}: ${text.replaceAll('\n', ' ')}`
  return words.length > longestWords ? `${words.slice(0, longestWords - 1)}…` : words
}

/** Remarks are optional, so a failure shows none. */
export function useOpenRemarks(session: Session, { space, entry }: EntryRef) {
  const [marks, setMarks] = useState<readonly PreviewMark[]>([])
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    let isOver = false
    readMarks(session, { space, entry }).then(
      (found) => isOver || setMarks(found),
      () => {}, // the dialog of the links shows the reason
    )
    return () => {
      isOver = true
    }
  }, [session, space, entry, round])
  const again = useCallback(() => setRound((count) => count + 1), [])
  return { marks, again }
}

async function readMarks(session: Session, { space, entry }: EntryRef) {
  const { links } = await shareStore(session, space).list()
  const own = links.filter(({ share }) => share.pages.some((page) => page.entry === entry))
  const visits = await siteShares(session, space).visits(own.map(({ id }) => id))
  return marksOfRemarks(visits.values())
}
