import type { ReactNode } from 'react'
import { type RenderNotice, SiteAnnouncement } from '../../page/notices/site-notices.tsx'
import type { ShellContent } from '../../page/settings/shell-content.ts'
import { SubNavigation } from '../navigation/sub-navigation.tsx'
import { subNavigationOf } from '../navigation/sub-navigation-of.ts'
import type { Association } from './association.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { headerKind } from './header-kind.ts'
import { HeaderSlimming } from './header-slimming/island.tsx'
import { slimming } from './header-slimming/slimming.ts'
import { messages } from './messages.ts'
import { RegistrationHeader } from './registration-header.tsx'
import { RenewalBanner } from './renewal-banner.tsx'
import styles from './shell.module.css'
import { stickAbovePx } from './stick-above.ts'

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
