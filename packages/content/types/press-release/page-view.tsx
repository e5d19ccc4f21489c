import { headingTag, type Page, type View } from '../../define/view.ts'
import { telephoneAddress } from '../../links/telephone-address.ts'
import { classNames } from '../../safe/class-names.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import { Body } from '../../shared/detail/body.tsx'
import detail from '../../shared/detail/detail.module.css'
import { titleClass } from '../../shared/detail/title-class.ts'
import { Trail } from '../../shared/detail/trail.tsx'
import { messages } from './messages.ts'
import { pressReleasePath } from './path.ts'
import styles from './press-page.module.css'

const pressRoom = { label: messages.pressRoom, path: '/about/press-room' } as const

export const PressReleasePageView: View<'pressRelease'> = ({ entry, page }) => {
  const { title, releaseDate, shortDescription, body } = entry.fields
  const Heading = headingTag(page.rank)
  const day = fullDate(releaseDate)
  return (
    <article className={classNames('band', detail.page)}>
      <header className={detail.header}>
        <div className="container">
          <Trail steps={[pressRoom]} page={page} />
          <Heading className={titleClass(title)} {...page.mark(entry, 'title')}>
            {title}
          </Heading>
          {day ? (
            <p className={detail.day} {...page.mark(entry, 'releaseDate')}>
              <time dateTime={dayOf(releaseDate)}>{day}</time>
            </p>
          ) : null}
        </div>
      </header>
      <div className={`container ${detail.content} ${styles.columns}`}>
        <div className={styles.main}>
          {shortDescription ? (
            <p className={detail.standfirst} {...page.mark(entry, 'shortDescription')}>
              {shortDescription}
            </p>
          ) : null}
          <Body text={body} mark={page.mark(entry, 'body')} page={page} />
        </div>
        <aside className={styles.beside}>
          <Journalists page={page} />
          {page.widget('share', { path: pressReleasePath(entry), title })}
        </aside>
      </div>
    </article>
  )
}

function Journalists({ page: { telephone, pressEmail, link } }: { page: Page }) {
  return (
    <>
      {telephone || pressEmail ? <p className={styles.label}>{messages.journalists}</p> : null}
      <p>
        {pressEmail ? (
          <>
            {messages.write} <a {...link(`mailto:${pressEmail}`)}>{pressEmail}</a>
            <br />
          </>
        ) : null}
        {telephone ? (
          <>
            {messages.call} <a {...link(telephoneAddress(telephone))}>{telephone}</a>
            <br />
          </>
        ) : null}
        <a {...link(pressRoom.path)}>{messages.all}</a>
      </p>
    </>
  )
}
