import type { Hue } from '../../define/cover.ts'

/** An article belongs to a topic by a tag of this name. */
export const topics = [
  {
    slug: 'professional-capabilities',
    name: 'Professional Capabilities',
    description: 'To speak, negotiate, teach and build a team.',
    about:
      'These articles take one conversation at a time: with a board, a candidate, a friend who now reports to you. You read what was said, what happened next, and what the author would say today.',
    hue: 'blue',
  },
  {
    slug: 'self-management',
    name: 'Self-Management',
    description: 'Time, health, habits and the person behind the role.',
    about:
      'The calendar, the pager, the leave, the child who asks. Physicians write here about the only person whom they lead every day.',
    hue: 'purple',
  },
  {
    slug: 'operations-and-policy',
    name: 'Operations and Policy',
    description: 'How a hospital works, and the rules that it works under.',
    about:
      'Beds, blocks, telephones and the form with one question: how care moves through a building, and who decides at night. Most articles bring the numbers of one unit, before and after.',
    hue: 'yellow',
  },
  {
    slug: 'quality-and-risk',
    name: 'Quality and Risk',
    description: 'Safety, disclosure, and care that can be measured.',
    about:
      'What went wrong, who said so, and what was different a year later. The authors name their hospitals, show their charts and begin with the family.',
    hue: 'green',
  },
  {
    slug: 'strategy-and-innovation',
    name: 'Strategy and Innovation',
    description: 'Where to go next, what it costs, and how to bring others along.',
    about:
      'Mergers, machines, contracts, and the project that should have ended. The authors have signed for what they describe, and some of them would not sign again.',
    hue: 'red',
  },
] as const satisfies readonly { slug: string; name: string; description: string; about: string; hue: Hue }[]

export type Topic = (typeof topics)[number]

export const topicsOf = (tags: readonly string[]): Topic[] =>
  tags.flatMap((tag) => topics.find(({ name }) => name.toLowerCase() === tag.trim().toLowerCase()) ?? [])

export const topicPath = ({ slug }: Pick<Topic, 'slug'>) => `/articles/topics/${slug}`
