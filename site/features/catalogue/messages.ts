export const messages = {
  outOfReach: 'The content of the site cannot be reached right now.',
} as const
