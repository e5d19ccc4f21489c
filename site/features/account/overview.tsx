import { memberAppPages } from '@association/content/links/member-app-pages.ts'
import { fullDate } from '@association/content/shared/dates.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { MemberData } from '../viewer-data/member-data.ts'
import { creditsOf } from '../viewer-data/viewer-answer-of.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { messages } from './messages.ts'

type Props = { name: string; data: MemberData; memberAppUrl: string }

export const Overview = ({ name, data, memberAppUrl }: Props) => (
  <AccountFrame path="/account" title={name} description={messages.overviewIntroduction}>
    <ul className={styles.tiles}>
      <Membership data={data} memberAppUrl={memberAppUrl} />
      <Tile title={messages.credits}>{creditsText(creditsOf(data))}</Tile>
      <Tile title={messages.bookmarks} href="/bookmarks">
        {data.bookmarks && messages.bookmarkCount(data.bookmarks.length)}
      </Tile>
      <Tile title={messages.courses} href="/account/courses">
        {data.courses && coursesText(data.courses)}
      </Tile>
      <Tile title={messages.certifications} href="/account/certifications">
        {data.certifications && messages.certificationCount(data.certifications.length)}
      </Tile>
      <Tile title={messages.orders} href={data.ordersUrl}>
        {messages.ordersText}
      </Tile>
      <Tile title={messages.dashboard} href={memberAppUrl + memberAppPages.dashboard}>
        {messages.dashboardText}
      </Tile>
      <li className={styles.tile}>
        <h2 className={styles.tileTitle}>{messages.memberArea}</h2>
        <ul>
          {inMemberArea.map((name) => (
            <li key={name}>
              <a href={memberAppUrl + memberAppPages[name]}>{messages.memberAreaPages[name]}</a>
            </li>
          ))}
        </ul>
      </li>
    </ul>
    <p className={styles.logOut}>
      <a href="/auth/logout" rel="nofollow" data-logout="">
        {messages.logOut}
      </a>
    </p>
  </AccountFrame>
)

const inMemberArea = ['community', 'journals', 'library'] as const

type TileProps = { title: string; href?: string | null; children: ReactNode }

const Tile = ({ title, href, children }: TileProps) => (
  <li className={styles.tile}>
    <h2 className={styles.tileTitle}>{href ? <a href={href}>{title}</a> : title}</h2>
    {children ? <p>{children}</p> : <p role="status">{messages.away}</p>}
  </li>
)

function Membership({ data: { membership }, memberAppUrl }: Pick<Props, 'data' | 'memberAppUrl'>) {
  const state = stateOf(membership?.status)
  const isJoining = state === 'none'
  const day = fullDate(membership?.expiresAt)
  return (
    <li className={styles.tile}>
      <h2 className={styles.tileTitle}>{messages.membership}</h2>
      <p>
        {messages.status[state]} {day && state !== 'lapsed' ? messages.until(day) : null}
      </p>
      {membership?.expiryNotice ? <p>{membership.expiryNotice}</p> : null}
      {state === 'active' || state === 'unknown' ? null : (
        <a
          href={memberAppUrl + memberAppPages[isJoining ? 'join' : 'membership']}
          className={buttonClass(isJoining ? 'yellow' : 'dark')}
        >
          {isJoining ? messages.join : messages.renew}
        </a>
      )}
    </li>
  )
}

type MemberStatus = keyof typeof messages.status

const stateOf = (status = 'unknown'): MemberStatus =>
  Object.hasOwn(messages.status, status) ? (status as MemberStatus) : 'unknown'

const creditsText = (credits: number | null) => credits !== null && messages.creditsEarned(credits)

function coursesText(courses: NonNullable<MemberData['courses']>) {
  const completed = courses.filter(({ status }) => status === 'completed').length
  return messages.courseCount(courses.length - completed, completed)
}
