import { type Content, isPublished, isSubject, type Subject, titleOf } from '@association/content/rules'
import type { Listed } from './listed.ts'

const dayMs = 24 * 60 * 60 * 1000
const soonDays = 14

type Ending = { subject: Subject; day: string; words: string }

/** Returns published content that is over or ends within two weeks, and announcements that link to it. Oldest first. */
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
  // A day ends when it ends in the last time zone on Earth; there is no hurry.
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
