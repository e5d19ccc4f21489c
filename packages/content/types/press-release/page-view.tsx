import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { dayOf, fullDate } from '../../shared/dates.ts'
import { Body } from '../../shared/detail/body.tsx'
import detail from '../../shared/detail/detail.module.css'
import { titleClass } from '../../shared/detail/title-class.ts'
import { Trail } from '../../shared/detail/trail.tsx'
import { messages } from './messages.ts'
import { pressReleasePath } from './path.ts'

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
      <div className={`container ${detail.content}`}>
        {shortDescription ? (
          <p className={detail.standfirst} {...page.mark(entry, 'shortDescription')}>
            {shortDescription}
          </p>
        ) : null}
        <Body text={body} mark={page.mark(entry, 'body')} page={page} />
        <div className={detail.share}>{page.widget('share', { path: pressReleasePath(entry), title })}</div>
      </div>
    </article>
  )
}
