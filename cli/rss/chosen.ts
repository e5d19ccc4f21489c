import { sourceNamed, sourceNames } from '@association/feeds'
import { CommandError } from '../shared/errors.ts'

/** Accepts source names, `topics` for all topics, and `topic-…` for one. */
export type Chosen = { sources: readonly string[]; has(feed: string): boolean }

/** Defaults to all. */
export function chosenFeeds(names: readonly string[]): Chosen {
  const strange = names.find((name) => !isKnown(name))
  if (strange !== undefined)
    throw new CommandError(
      'USAGE',
      `There is no feed “${strange}”: they are ${known.join(', ')}, or topic-… for one topic.`,
    )
  if (names.length === 0) return { sources: sourceNames, has: () => true }
  const wanted = new Set(names)
  return {
    sources: sourceNames.filter((source) => names.some((name) => isMadeOf(source, name))),
    has: (feed) => wanted.has(feed) || (isTopic(feed) && wanted.has(topics)),
  }
}

const topics = 'topics'
const known = [...sourceNames, topics]
const isTopic = (name: string) => name.startsWith('topic-')
const isKnown = (name: string) => known.includes(name) || isTopic(name)

const isMadeOf = (source: string, name: string) =>
  name === topics || isTopic(name) ? sourceNamed(source).topics !== undefined : name === source
