import type { ReactNode } from 'react'
import { feedPath } from '../feeds/addresses.ts'
import { messages as feedMessages } from '../feeds/messages.ts'
import styles from './footer.module.css'
import { messages } from './messages.ts'
import { mainLinks, memberLinks, type NavigationLink } from './navigation.ts'
import type { Association } from './shell.tsx'
import { Wordmark } from './wordmark.tsx'

export function Footer({ association, children }: { association: Association; children: ReactNode }) {
  const { name, tagline, supportEmail, memberAppUrl } = association
  const member = memberLinks(memberAppUrl)
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.about}>
          <Wordmark name={name} />
          {tagline ? <p className={styles.tagline}>{tagline}</p> : null}
          {children}
        </div>
        <nav className={styles.columns} aria-label={messages.footerNavigation}>
          <Column title={messages.discover} links={mainLinks} />
          <Column
            title={messages.members}
            links={[
              { label: 'Dashboard', href: member.dashboard },
              { label: 'Community', href: member.community },
              { label: 'Library', href: member.library },
              { label: 'Journals', href: member.journals },
            ]}
          />
        </nav>
        <div>
          <h2 className={styles.heading}>{messages.contact}</h2>
          <a href={`mailto:${supportEmail}`} className={styles.email}>
            {supportEmail}
          </a>
        </div>
      </div>
      <div className="container">
        <p className={styles.legal}>
          <span>© {name}</span>
          <a href={feedPath('rss')} type="application/rss+xml">
            {feedMessages.hint}
          </a>
        </p>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
