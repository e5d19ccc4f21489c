import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { messages } from './messages.ts'
import styles from './shell.module.css'

/** What the shell says about the association; the texts come from the site settings, the rest from configuration. */
export type Association = {
  name: string
  shortName: string
  tagline?: string
  supportEmail: string
  memberAppUrl: string
}

type Props = { association: Association; footerText?: ReactNode; children: ReactNode }

/** Header, main area and footer around every page. */
export function Shell({ association, footerText, children }: Props) {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {messages.skip}
      </a>
      <Header association={association} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer association={association}>{footerText}</Footer>
    </div>
  )
}
