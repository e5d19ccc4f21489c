export const messages = {
  earlierIssues: 'Earlier issues',
  moreOf: (list: string) => `More ${list.toLowerCase()}`,
  allOf: (list: string) => `All ${list.toLowerCase()}`,
  ask: 'Ask us a question',
  pictureOf: (title: string, organisation: string) => `${title} – ${organisation}`,
} as const
