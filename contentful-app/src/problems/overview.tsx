import type { Session } from '../sdk/session.ts'
import styles from './overview.module.css'
import { ProblemBoard } from './problem-board.tsx'
import { RecentPages } from './recent-pages.tsx'
import { useScan } from './use-scan.ts'

/** The whole of both spaces: what needs somebody, what was worked on, and the site. */
export function Overview({ session, isHome = false }: { session: Session; isHome?: boolean }) {
  const { siteUrl } = session.installation
  const scanning = useScan(session)
  return (
    <main className={styles.overview} aria-label="Association">
      <header>
        <h1>Association</h1>
        <a href={siteUrl} target="_blank" rel="noopener noreferrer">
          Open the site
        </a>
      </header>
      {isHome && <RecentPages {...{ session, scanning }} />}
      <h2>Entries with problems</h2>
      <ProblemBoard {...{ session, scanning }} />
      {!isHome && <RecentPages {...{ session, scanning }} />}
    </main>
  )
}
