import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import type { ReactNode } from 'react'
import { acrossPhone } from '../../../images/sizes.ts'
import { classNames } from '../../../safe/class-names.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { stateOf } from '../../../shared/events/edition.ts'
import { EventOver } from '../../../shared/events/event-over.tsx'
import { stateWords } from '../../../shared/events/state-words.ts'
import type { PartProps } from '../part-props.ts'
import styles from './opening.module.css'

type FactsProps = PartProps & { className?: string; isNextBelow?: boolean }

export function Facts({
  edition,
  next,
  source,
  page,
  now,
  className,
  isNextBelow = false,
}: FactsProps): ReactNode {
  const { venueName, venueAddress } = source.fields
  const place = [venueName, cityIn(venueAddress)].filter(Boolean).join(', ')
  const isOver = stateOf(edition, now) === 'over'
  return (
    <ul className={classNames(styles.facts, className)}>
      <Fact icon="calendar">
        <time dateTime={edition.startDate} {...page.mark(source, 'startDate')}>
          {dayRange(edition.startDate, edition.endDate)}
        </time>
      </Fact>
      {place ? (
        <Fact icon="location">
          <span {...page.mark(source, 'venueName')}>{place}</span>
        </Fact>
      ) : null}
      {isOver && next && isNextBelow ? null : (
        <Fact icon="clock">
          {isOver ? <EventOver next={next} link={page.link} /> : stateWords(edition, now)}
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon name={icon} className={styles.icon} />
    <span>{children}</span>
  </li>
)

/** Returns `Clearwater, FL` from the last line. */
const cityIn = (address: string | undefined) =>
  address
    ?.trim()
    .split('\n')
    .at(-1)
    ?.replace(/\s+\d{5}(?:-\d{4})?$/, '')

/** `width`: CSS pixels. */
type PictureProps = Pick<PartProps, 'source' | 'page'> & {
  width: number
  isLazy?: boolean
  className: string | undefined
}

export function Picture({ source, page, width, isLazy = false, className }: PictureProps): ReactNode {
  const { picture } = source.fields
  if (!picture) return null
  const { alt, ...image } = page.image(picture, { width, isLazy, sizes: `${acrossPhone}, ${width}px` })
  return (
    <img
      {...image}
      alt={alt}
      className={classNames(styles.picture, className)}
      {...page.mark(source, 'picture')}
    />
  )
}
