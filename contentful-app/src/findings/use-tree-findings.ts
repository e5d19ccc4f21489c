import type { Space } from '@association/content'
import { checkParsed, type Finding, type KnownSite } from '@association/content/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useObserved } from '../base/observed.ts'
import { spaceNames } from '../contentful/installation.ts'
import type { Across } from '../contentful/load-across.ts'
import { finder, pagesAt } from '../contentful/load-content.ts'
import type { Session } from '../contentful/session.ts'
import { sitePages } from '../contentful/site/site-pages.ts'
import type { KeptPage } from '../desk/page/keep-page.ts'
import { type OpenEntry, subjectOf } from '../entry/open-entry.ts'
import { type Checks, loadChecks } from './checks/load-checks.ts'
import { onTypingRests, type Watched } from './look-again.ts'
import { type LookState, useLook } from './use-look.ts'

export type TreeFindings = Omit<LookState<unknown>, 'found'> & {
  /** Complete only if `phase` is `known` and there are no gaps. */
  findings: readonly Finding[]
  /** Each sentence names an unchecked part. */
  gaps: readonly string[]
  across: Across | undefined
  /** True if the code of the checks could not be loaded. */
  isUnchecked: boolean
}
type Elsewhere = { site: KnownSite | undefined; findings: readonly Finding[]; gaps: readonly string[] }

type Options = Watched & { session: Session; page: KeptPage }

/**
 * Checks linked content after every change of the page; other pages when links change, after a publication, and on
 * return.
 */
export function useTreeFindings({ sdk, session, entry, page }: Options): TreeFindings {
  const look = useCallback(() => lookElsewhere(session, entry), [session, entry])
  const elsewhere = useLook({ sdk, entry, look })
  const checks = useLook({ sdk, entry, look: loadChecks })
  const { checkPage, checkWhole } = checks.found ?? {}
  const state = useObserved(page)
  const below = useBelow(state.across, elsewhere.found?.site, checkPage)
  const isUnchecked = checks.phase === 'failed'
  const version = useRests(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has other values
  const findings = useMemo(() => {
    if (!state.across || !below || !checkWhole) return elsewhere.found?.findings ?? []
    const loaded = { content: state.across.contents[entry.space], below: [], isCut: false }
    return checkWhole(subjectOf(entry), loaded, [...(elsewhere.found?.findings ?? []), ...below])
  }, [entry, state.across, below, checkWhole, elsewhere.found, version])
  return {
    ...{ findings, across: state.across, isUnchecked },
    phase: phaseOf(state.phase, isUnchecked ? 'failed' : elsewhere.phase, below !== undefined),
    gaps: [...(isUnchecked ? [noChecks] : []), ...gapsOf(state.across), ...(elsewhere.found?.gaps ?? [])],
    again() {
      page.again()
      elsewhere.again()
      checks.again()
    },
  }
}

function phaseOf(
  page: 'reading' | 'known' | 'failed',
  look: LookState<unknown>['phase'],
  isChecked: boolean,
) {
  if (page === 'reading') return 'looking'
  if (page === 'failed' || look === 'failed') return 'failed'
  return look === 'known' && isChecked ? 'known' : 'looking'
}

function useBelow(
  across: Across | undefined,
  site: KnownSite | undefined,
  checkPage: Checks['checkPage'] | undefined,
): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    if (!across || !checkPage) return undefined
    let isOver = false
    void checkPage(across, site).then((found) => !isOver && setFindings(found))
    return () => {
      isOver = true
    }
  }, [across, site, checkPage])
  return findings
}

export async function lookElsewhere(session: Session, entry: OpenEntry): Promise<Elsewhere> {
  const root = subjectOf(entry)
  const locale = session.sdk.locales.default
  const pages = sitePages(session)
  const checks = loadChecks()
  const [same, event, read] = await Promise.all([
    checks.then(({ checkSamePath }) => checkSamePath(root, { pagesAt: pagesAt(session), locale })),
    checks.then(({ checkEdition }) => checkEdition(root, { find: finder(session), locale })),
    pages.load(), // A missing page may exist by now.
    checkParsed(root), // The board shows its findings. Waiting here delays “Nothing to fix” until its parsers have run.
  ])
  const site = read ?? pages.known()
  const unread = read ? [] : [site ? oldPages : noPages]
  return {
    site,
    findings: [...same.findings, ...event.findings],
    gaps: [...same.gaps, ...event.gaps, ...unread],
  }
}

const gapsOf = (across: Across | undefined) =>
  across ? [...(across.isCut ? [tooMuch] : []), ...across.unread.map(unreadSpace)] : []

const unreadSpace = (space: Space) =>
  `The space ${spaceNames[space]} could not be read, so what it adds to this entry was not checked.`
const tooMuch = 'This entry links to more than 2,000 entries; only 2,000 were checked.'
const noChecks =
  'Some checks could not be loaded, so linked content was not checked. Check your connection and reload this page.'
const oldPages = 'The list of pages could not be updated, so links to pages were checked with an older list.'
const noPages = 'The list of pages could not be read, so links to pages were not checked.'

function useRests(entry: OpenEntry): number {
  const [rests, setRests] = useState(0)
  useEffect(() => onTypingRests(entry, () => setRests((count) => count + 1)), [entry])
  return rests
}
