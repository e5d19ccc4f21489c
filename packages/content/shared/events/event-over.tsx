import type { ReactNode } from 'react'
import type { Edition } from '../../define/event.ts'
import type { Page } from '../../define/view.ts'
import { dayRange } from '../day-range.ts'
import { eventMessages } from './state-words.ts'

type Props = { next: Edition | undefined; link: Page['link'] }

export const EventOver = ({ next, link }: Props): ReactNode => (
  <>
    {eventMessages.over}{' '}
    {next ? (
      <>
        {eventMessages.next} <a {...link(next.path)}>{next.name}</a>, {dayRange(next.startDate, next.endDate)}
        .
      </>
    ) : (
      eventMessages.noNext
    )}
  </>
)
