import { type Space, spaces } from '@association/content'
import { checkParsed, type Finding } from '@association/content/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkBelow, checkWhole, type Loaded, subjectOf } from '../checks/check-tree.ts'
import { type Across, loadAcross } from '../checks/load-across.ts'
import { checkSamePath } from '../checks/same-path.ts'
import { checkEdition } from '../checks/whole-edition.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { spaceNames } from '../sdk/installation.ts'
import { finder, loader, pagesAt } from '../sdk/load-content.ts'
import { type Session, spaceIdsOf } from '../sdk/session.ts'
import { sitePages } from '../sdk/site-pages.ts'
import { onTypingRests, type Watched } from './look-again.ts'
import { type Look, useLook } from './use-look.ts'

export type TreeFindings = Omit<Look<Below>, 'found'> & {
  /** Complete only when `phase` is `known` and there are no gaps. */
  findings: readonly Finding[]
  /** One sentence for each part that could not be checked. */
  gaps: readonly string[]
  loaded: Loaded | undefined
  across: Across | undefined
}
type Below = { loaded: Loaded; across: Across; findings: readonly Finding[]; gaps: readonly string[] }

/**
 * The findings in linked content and in the entry as a whole. Linked content is read again when links change, when
 * something is published, and on return; the rules for the whole run again after every change.
 */
export function useTreeFindings({ sdk, session, entry }: Watched & { session: Session }): TreeFindings {
  const look = useCallback(() => lookBelow(session, entry), [session, entry])
  const { phase, found, again } = useLook({ sdk, entry, look })
  const version = useRests(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has other values
  const findings = useMemo(
    () => (found ? checkWhole(subjectOf(entry), found.loaded, found.findings) : []),
    [entry, found, version],
  )
  return { phase, again, findings, gaps: found?.gaps ?? [], loaded: found?.loaded, across: found?.across }
}

export async function lookBelow(session: Session, entry: OpenEntry): Promise<Below> {
  const root = subjectOf(entry)
  const locale = session.sdk.locales.default
  const pages = sitePages(session)
  const load = (space: Space) => loader(session, space)
  const [across, same, event, read] = await Promise.all([
    loadAcross(root, { load, locale, spaceIds: spaceIdsOf(session) }),
    checkSamePath(root, { pagesAt: pagesAt(session), locale }),
    checkEdition(root, { find: finder(session), locale }),
    pages.load(), // somebody may have made a missing page since
    checkParsed(root), // the board shows its findings; waiting here keeps “Nothing to fix” back until its parsers have run
  ])
  const site = read ?? pages.known()
  const unread = read ? [] : [site ? oldPages : noPages]
  const loaded = partOf(across, entry.space)
  const gaps = [
    ...(across.isCut ? [tooMuch] : []),
    ...across.unread.map(unreadSpace),
    ...same.gaps,
    ...event.gaps,
    ...unread,
  ]
  const below = await Promise.all(spaces.map((space) => checkBelow(partOf(across, space), { site })))
  return { loaded, across, findings: [...same.findings, ...event.findings, ...below.flat()], gaps }
}

/** What was read of one space. */
const partOf = ({ contents, below, isCut }: Across, name: Space): Loaded => ({
  ...{ content: contents[name], isCut },
  below: below.filter(({ space }) => space === name),
})

const unreadSpace = (space: Space) =>
  `The space ${spaceNames[space]} could not be read, so what it adds to this entry was not checked.`
const tooMuch = 'This entry links to more than 2,000 entries; only 2,000 were checked.'
const oldPages = 'The list of pages could not be updated, so links to pages were checked with an older list.'
const noPages = 'The list of pages could not be read, so links to pages were not checked.'

/** Counts how often typing rested. */
function useRests(entry: OpenEntry): number {
  const [rests, setRests] = useState(0)
  useEffect(() => onTypingRests(entry, () => setRests((count) => count + 1)), [entry])
  return rests
}
