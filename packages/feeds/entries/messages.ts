/** The title and the description of the feed of a topic. */
export const messages = {
  topic: (name: string) => ({
    title: `Articles: ${name}`,
    description: `Articles on “${name}”.`,
  }),
} as const
