export const messages = {
  number: (volume: string | undefined, issue: string | undefined) =>
    [volume && `Volume ${volume}`, issue && `Issue ${issue}`].filter(Boolean).join(', '),
  read: 'Read this issue',
} as const
