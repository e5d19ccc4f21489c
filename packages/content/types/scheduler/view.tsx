import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { readSchedule } from '../../shared/schedule.ts'
import styles from './scheduler.module.css'

export const Scheduler: View<'scheduler'> = ({ entry, page }) => {
  const { title, days, hashLink, class: extra } = entry.fields
  const { days: read } = readSchedule(days)
  if (read.length === 0) return null
  const Heading = headingTag(page.rank)
  return (
    <div id={hashLink} className={classNames('band', extra)}>
      <div className="container">
        {title ? <Heading {...page.mark(entry, 'title')}>{title}</Heading> : null}
        <div className={styles.days} {...page.mark(entry, 'days')} />
      </div>
    </div>
  )
}
