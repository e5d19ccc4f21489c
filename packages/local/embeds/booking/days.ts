/** Working days in UTC. */
export function offeredDays(now: Date, count = 6): string[] {
  const days: string[] = []
  const day = new Date(now)
  while (days.length < count) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) days.push(day.toISOString().slice(0, 10))
  }
  return days
}

export const offeredTimes = ['9:00 AM', '10:30 AM', '1:00 PM', '3:30 PM'] as const
