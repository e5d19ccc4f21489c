import { buttonClass } from '@association/ui/button/button-class.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import type { ReactNode } from 'react'
import { dayRange } from '../../../shared/day-range.ts'
import { type EditionState, stateOf } from '../../../shared/events/edition.ts'
import { EventOver } from '../../../shared/events/event-over.tsx'
import { stateWords } from '../../../shared/events/state-words.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

export function Header({ edition, next, source, page, now }: PartProps): ReactNode {
  const state = stateOf(edition, now)
  const { venueName, venueAddress } = source.fields
  const place = [venueName, cityIn(venueAddress)].filter(Boolean).join(', ')
  const button = buttons[state]
  return (
    <>
      <ul className={styles.facts}>
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
        <Fact icon="clock">
          {state === 'over' ? <EventOver next={next} link={page.link} /> : stateWords(edition, now)}
        </Fact>
      </ul>
      {button ? (
        <p className={styles.action}>
          <a {...page.link(`${edition.path}/registration`)} className={buttonClass(button.variant)}>
            {button.text}
          </a>
        </p>
      ) : null}
    </>
  )
}

const buttons = {
  announced: { text: messages.aboutRegistration, variant: 'dark' },
  open: { text: messages.register, variant: 'yellow' },
  closed: undefined,
  over: undefined,
} as const satisfies Record<EditionState, unknown>

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
