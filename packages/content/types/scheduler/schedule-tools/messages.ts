/** The page already contains the server's texts. */
export const messages = {
  found: (count: number, all: number) => `${count} of ${all} sessions`,
  nothingFound: 'No session matches your search.',
  nothingChosen: 'Your schedule is empty. Choose “My schedule” beside a session.',
  added: (title: string) => `Added to your schedule: ${title}.`,
  removed: (title: string) => `Removed from your schedule: ${title}.`,
  overlaps: (titles: readonly string[]) => `Overlaps with ${titles.join(' and ')}`,
  notKept: 'This browser cannot store your schedule. It is lost when you close this page.',
  now: 'Now',
  next: 'Next',
  ownTime: (time: string, days: number) =>
    `Your time:\n${time}${days < 0 ? ', the day before' : days > 0 ? ', the next day' : ''}`,
} as const
