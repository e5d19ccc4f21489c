import { Icon } from '@association/ui/icon/icon.tsx'
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
              <Icon name="hamburger" className={styles.icon} />
              {messages.openMenu}
            </span>
            <span className={styles.close}>
              <Icon name="close" className={styles.icon} />
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
