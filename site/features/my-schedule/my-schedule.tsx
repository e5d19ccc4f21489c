import type { WidgetProps } from '@association/content/define/widgets.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import { calendarAddress } from './calendar-address.ts'
import { MyScheduleIsland } from './island.tsx'
import { messages } from './messages.ts'
import styles from './my-schedule.module.css'

export function MySchedule(schedule: WidgetProps['mySchedule']) {
  return (
    <MyScheduleIsland options={schedule} className={styles.mine}>
      <a href={calendarAddress(schedule)} rel="nofollow" className={styles.link} hidden>
        <Icon name="calendar" />
        {messages.chosen}
      </a>
      <p role="status" className={styles.status} />
    </MyScheduleIsland>
  )
}
