import type { ReactNode } from 'react'
import { type RenderNotice, SiteAnnouncement } from '../../page/notices/site-notices.tsx'
import type { ShellContent } from '../../page/settings/shell-content.ts'
import { listPath } from '../navigation/current-path.ts'
import { SubNavigation, subNavigationOf } from '../navigation/sub-navigation.tsx'
import type { Association } from './association.ts'
import { Footer } from './footer.tsx'
import { Header, RegistrationHeader } from './header.tsx'
import { HeaderSlimming } from './header-slimming/island.tsx'
import { slimming } from './header-slimming/slimming.ts'
import { messages } from './messages.ts'
import { RenewalBanner } from './renewal-banner.tsx'
import styles from './shell.module.css'

export type ShellProps = {
  association: Association
  content: ShellContent
  path?: string | undefined
  renderNotice: RenderNotice
  cookieSettings?: ReactNode
  children: ReactNode
}

export function Shell({ association, content, path, renderNotice, cookieSettings, children }: ShellProps) {
  return (
    <>
      <div className={styles.shell}>
        <a href="#main" className={styles.skip}>
          {messages.skip}
        </a>
        <Top association={association} content={content} path={path} renderNotice={renderNotice} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer association={association} content={content} path={path} cookieSettings={cookieSettings} />
      </div>
      <RenewalBanner memberAppUrl={association.memberAppUrl} />
    </>
  )
}

function Top({ association, content, path, renderNotice }: Omit<ShellProps, 'cookieSettings' | 'children'>) {
  const kind = headerKind(path ?? '/')
  if (kind === 'none') return null
  const navigation = path === undefined ? undefined : subNavigationOf(path, content.subNavigations)
  const bar = navigation && (
    <SubNavigation navigation={navigation} path={path} shortName={association.shortName} />
  )
  if (kind === 'registration')
    return (
      <>
        <RegistrationHeader association={association} />
        {bar}
      </>
    )
  const stickPx = stickAbovePx(navigation?.link.href)
  const { withSubNavigation, without } = slimming.onAbovePx
  return (
    <>
      <HeaderSlimming
        className={styles.top}
        options={{ onAbovePx: navigation ? withSubNavigation : without, stickAbovePx: stickPx }}
      >
        <div className={styles.announcement}>
          <SiteAnnouncement entry={content.announcement} render={renderNotice} />
        </div>
        <div className={styles.slide}>
          <Header association={association} navigation={content.navigation} path={path} />
          {stickPx === 0 ? bar : null}
        </div>
      </HeaderSlimming>
      {stickPx > 0 ? (
        <div className={styles.late} data-sub-navigation="">
          {bar}
        </div>
      ) : null}
    </>
  )
}

/** Pixels. The large picture scrolls away first. */
const fallInstitutePx = 650

/** At 0, the header always contains the sub-navigation. */
export const stickAbovePx = (root: string | undefined) => (root === '/fall-institute' ? fallInstitutePx : 0)

/** Landing pages have no header. The one of a registration scrolls away. */
type HeaderKind = 'full' | 'registration' | 'none'

const registrationPaths = ['/fall-institute/registration', '/conference/registration']

export function headerKind(path: string): HeaderKind {
  const current = listPath(path)
  if (current.includes('/lp/')) return 'none'
  const isRegistration = registrationPaths.some((each) => current === each || current.startsWith(`${each}/`))
  return isRegistration ? 'registration' : 'full'
}
