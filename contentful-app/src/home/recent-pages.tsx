import { type Space, spaces } from '@association/content'
import { useEffect, useMemo, useState } from 'react'
import { editAddress, siteAddress } from '../contentful/addresses.ts'
import { spaceNames } from '../contentful/installation.ts'
import { type ContainingPage, pageOf } from '../contentful/pages/containing-pages.ts'
import { placeOf, type Session } from '../contentful/session.ts'
import { type Below, badgesOf, below } from '../fields/links/card-state.ts'
import type { Scanning } from '../findings/problems/use-scan.ts'
import styles from './recent-pages.module.css'

const perSpace = 6

export function RecentPages({ session, scanning }: { session: Session; scanning: Scanning }) {
  const pages = useRecentPages(session)
  const trees = useMemo(() => treesOf(scanning), [scanning])
  return (
    <section aria-label="Recent pages" className={styles.pages}>
      <h2>Recent pages</h2>
      {pages.length === 0 && <p>No pages yet.</p>}
      <ul>
        {pages.map((page) => (
          <li key={`${page.space}/${page.entry}`}>
            <a href={editAddress(session, page)} target="_blank" rel="noopener noreferrer">
              {page.title}
            </a>{' '}
            <small>
              {[page.path, spaceNames[page.space], ...stateOf(page, trees[page.space])].join(' · ')}
            </small>{' '}
            {page.status !== 'draft' && (
              <a href={siteAddress(session, page.path)} target="_blank" rel="noopener noreferrer">
                Open on the site
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const phases = { running: 'looking', done: 'known', failed: 'failed' } as const

const treesOf = ({ scans: { association, events } }: Scanning): Record<Space, Below> => ({
  association: below(phases[association.phase], association.content),
  events: below(phases[events.phase], events.content),
})

const stateOf = ({ status, entry }: ContainingPage, tree: Below) =>
  badgesOf({ status }, { linkType: 'Entry', id: entry }, tree).map(({ words }) => words)

function useRecentPages(session: Session) {
  const [pages, setPages] = useState<readonly ContainingPage[]>([])
  useEffect(() => {
    let isOver = false
    void Promise.all(spaces.map((space) => recentPages(session, space))).then((found) => {
      if (!isOver) setPages(found.flat())
    })
    return () => {
      isOver = true
    }
  }, [session])
  return pages
}

/** An unreadable space adds no recent pages; the board beside this list reports it. */
async function recentPages(session: Session, space: Space): Promise<ContainingPage[]> {
  const query = { content_type: 'page', order: '-sys.updatedAt', limit: perSpace }
  try {
    const { items } = await session.sdk.cma.entry.getMany({ ...placeOf(session, space), query })
    return items.map((entry) => pageOf(entry, space, session.sdk.locales.default))
  } catch {
    return []
  }
}
