import type { Space } from '@association/content'

/** The calendar of a schedule. `query` selects some of its sessions. */
export const schedulePath = ({ space, id }: { space: Space; id: string }, query = '') =>
  `/api/calendar/${space}/${id}.ics${query}`

/** The calendar of all schedules of an edition. */
export const editionPath = (key: string) => `/api/calendar/edition/${key}.ics`
