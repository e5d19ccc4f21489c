import styles from './header.module.css'
import { messages } from './messages.ts'
import { mainLinks, memberLinks } from './navigation.ts'
import type { Association } from './shell.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header({ association }: { association: Association }) {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Wordmark name={association.name} />
        <nav className={styles.wide} aria-label={messages.mainNavigation}>
          <Links association={association} />
        </nav>
        <details className={styles.menu}>
          <summary className={styles.toggle}>
            <span className={styles.open}>
              <MenuIcon path="M3 6h18M3 12h18M3 18h18" />
              {messages.openMenu}
            </span>
            <span className={styles.close}>
              <MenuIcon path="M5 5l14 14M19 5 5 19" />
              {messages.closeMenu}
            </span>
          </summary>
          <nav className={styles.panel} aria-label={messages.mainNavigation}>
            <Links association={association} />
          </nav>
        </details>
      </div>
    </header>
  )
}

function Links({ association: { memberAppUrl } }: { association: Association }) {
  const member = memberLinks(memberAppUrl)
  return (
    <ul className={styles.links}>
      {mainLinks.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
      <li className={styles.login}>
        <a href={member.login} className={styles.link}>
          {messages.login}
        </a>
      </li>
      <li>
        <a href={member.join} className={styles.join}>
          {messages.join}
        </a>
      </li>
    </ul>
  )
}

const MenuIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)
