export const messages = {
  topic: (name: string) => ({
    title: `Articles: ${name}`,
    description: `Articles on “${name}”.`,
  }),
} as const
