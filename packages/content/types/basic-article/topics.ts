import type { Hue } from '../../define/cover.ts'

/** An article belongs to a topic by a tag of this name. */
export const topics = [
  {
    slug: 'professional-capabilities',
    name: 'Professional Capabilities',
    description: 'To speak, negotiate, teach and build a team.',
    hue: 'blue',
  },
  {
    slug: 'self-management',
    name: 'Self-Management',
    description: 'Time, health, habits and the person behind the role.',
    hue: 'purple',
  },
  {
    slug: 'operations-and-policy',
    name: 'Operations and Policy',
    description: 'How a hospital works, and the rules that it works under.',
    hue: 'yellow',
  },
  {
    slug: 'quality-and-risk',
    name: 'Quality and Risk',
    description: 'Safety, disclosure, and care that can be measured.',
    hue: 'green',
  },
  {
    slug: 'strategy-and-innovation',
    name: 'Strategy and Innovation',
    description: 'Where to go next, what it costs, and how to bring others along.',
    hue: 'red',
  },
] as const satisfies readonly { slug: string; name: string; description: string; hue: Hue }[]

export type Topic = (typeof topics)[number]

export const topicsOf = (tags: readonly string[]): Topic[] =>
  tags.flatMap((tag) => topics.find(({ name }) => name.toLowerCase() === tag.trim().toLowerCase()) ?? [])

export const topicPath = ({ slug }: Pick<Topic, 'slug'>) => `/articles/topics/${slug}`
