import { telephoneAddress } from '@association/content/links/telephone-address.ts'
import type { ReactNode } from 'react'
import { feedPath } from '../../page/feeds/addresses.ts'
import { messages as feedMessages } from '../../page/feeds/messages.ts'
import type { NavLink } from '../../page/settings/nav-link.ts'
import type { ShellContent } from '../../page/settings/shell-content.ts'
import { audienceClass, NavAnchor } from '../navigation/nav-anchor.tsx'
import type { Association } from './association.ts'
import styles from './footer.module.css'
import { messages } from './messages.ts'
import { Wordmark } from './wordmark.tsx'

type Props = { association: Association; content: ShellContent; path: string | undefined }

export const Footer = ({
  association,
  content,
  path,
  cookieSettings,
}: Props & { cookieSettings?: ReactNode }) => (
  <footer className={styles.footer}>
    <div className={`container ${styles.grid}`}>
      <div className={styles.about}>
        <Wordmark name={association.name} />
        {content.tagline ? <p className={styles.tagline}>{content.tagline}</p> : null}
        {content.footerText}
      </div>
      <nav className={styles.columns} aria-label={messages.footerNavigation}>
        {content.footer.map((column) => (
          <Column key={column.id} column={column} path={path} />
        ))}
      </nav>
      <Contact association={association} content={content} path={path} />
    </div>
    <div className={`container ${styles.legal}`}>
      <span>{`© ${association.name}`}</span>
      {content.legal.length > 0 ? (
        <nav aria-label={messages.legalNavigation}>
          <FooterLinks items={content.legal} path={path} className={styles.row} />
        </nav>
      ) : null}
      <a href={feedPath('rss')} type="application/rss+xml">
        {feedMessages.hint}
      </a>
      <a href="/account" rel="nofollow" className={audienceClass({ isForMembers: true })}>
        {messages.account}
      </a>
      {cookieSettings}
    </div>
  </footer>
)

function Column({ column, path }: { column: NavLink; path: string | undefined }) {
  return (
    <div>
      <h2 className={styles.heading}>
        {column.link.href ? (
          <NavAnchor item={column} path={path} />
        ) : (
          <span {...column.mark}>{column.name}</span>
        )}
      </h2>
      <FooterLinks items={column.items} path={path} className={styles.links} />
    </div>
  )
}

function Contact({ association: { supportEmail }, content, path }: Props) {
  const { postalAddress, telephone, social } = content
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{messages.contact}</h2>
      <address>
        {postalAddress.length > 0 ? <p className={styles.address}>{postalAddress.join('\n')}</p> : null}
        {telephone ? (
          <a href={telephoneAddress(telephone)} className={styles.line}>
            {telephone}
          </a>
        ) : null}
        <a href={`mailto:${supportEmail}`} target="_blank" rel="noopener" className={styles.line}>
          {supportEmail}
        </a>
      </address>
      {social.length > 0 ? (
        <>
          <h2 className={styles.heading}>{messages.follow}</h2>
          <FooterLinks items={social} path={path} className={styles.row} />
        </>
      ) : null}
    </div>
  )
}

type LinksProps = { items: readonly NavLink[]; path: string | undefined; className: string | undefined }

const FooterLinks = ({ items, path, className }: LinksProps) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item.id} className={audienceClass(item)}>
        <NavAnchor item={item} path={path} />
      </li>
    ))}
  </ul>
)
