export const messages = {
  currentIssue: 'The current issue',
  earlierIssues: 'Earlier issues',
  pictureOf: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const
