import { hasOwnPage, isPage } from '@association/content/derive/has-own-page.ts'
import {
  type Content,
  isPublished,
  isSubject,
  linksIn,
  type Subject,
  titleOf,
  unpublishedBelow,
} from '@association/content/rules'
import { statusWords } from '../outline/rows/row-status.ts'
import type { Listed } from './listed.ts'

export function waitingForRelease(content: Content): Listed[] {
  const pages = [...content.entries.values()].filter(isSubject).filter(({ type }) => isPage(type.id))
  return pages
    .filter(({ status }) => status !== 'archived')
    .map((page) => {
      const own = page.status === 'published' ? 0 : 1
      return { page, count: own + unpublishedBelow(page, content).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ page: { space, id, type, values, status }, count }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${type.name} · ${status === 'draft' ? 'never published · ' : ''}${changesWords(count)}`,
    }))
}

const changesWords = (count: number) =>
  count === 1 ? '1 unpublished change' : `${count} unpublished changes`

const dayMs = 24 * 60 * 60 * 1000
const soonDays = 14

type Ending = { subject: Subject; day: string; words: string }

export function expiring(content: Content, now: Date): Listed[] {
  const shown = [...content.entries.values()].filter(isSubject).filter(({ status }) => isPublished(status))
  const ending = shown.flatMap((subject) => endingOf(subject, now))
  return [...ending, ...announcementsOf(shown, ending)]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ subject: { space, id, type, values }, words }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${type.name} · ${words}`,
    }))
}

function endingOf(subject: Subject, now: Date): Ending[] {
  const { lastDay } = subject.type
  const day = String((lastDay && subject.values[lastDay.field]) ?? '').slice(0, 10)
  // A day ends in the last time zone on Earth; there is no hurry.
  const left = (Date.parse(day) + dayMs - now.getTime()) / dayMs
  if (!lastDay || Number.isNaN(left) || left > soonDays) return []
  const words = left < 0 ? `${lastDay.verb} on ${dayWords(day)}` : `until ${dayWords(day)}`
  return [{ subject, day, words }]
}

/** An announcement ends with the event that it links to. */
const announcementsOf = (shown: readonly Subject[], ending: readonly Ending[]): Ending[] =>
  shown
    .filter(({ type }) => type.id === 'announcement')
    .flatMap((subject) => {
      const about = ending.find(
        ({ subject: { values } }) => values.path && values.path === subject.values.url,
      )
      return about ? [{ subject, day: about.day, words: `leads to what ${about.words}` }] : []
    })

const dayWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', {
    ...{ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  })

/** A block that links only to itself counts as unused. */
export function unused({ entries }: Content): Listed[] {
  const linked = new Set<string>()
  for (const { id, values } of entries.values())
    for (const link of linksIn(Object.values(values)))
      if (link.linkType === 'Entry' && link.id !== id) linked.add(link.id)
  return [...entries.values()]
    .filter(isSubject)
    .filter(({ id, type, status }) => isBlock(type) && status !== 'archived' && !linked.has(id))
    .map(({ space, id, type, values, status }) => ({
      ...{ space, entry: id, title: titleOf(type, values, id) },
      detail: `${type.name} · ${statusWords[status]}`,
    }))
}

/** Types without a slot, such as settings, and types with their own page need no link. */
const isBlock = ({ id, slots }: { id: string; slots: readonly string[] }) =>
  slots.length > 0 && !hasOwnPage(id)
