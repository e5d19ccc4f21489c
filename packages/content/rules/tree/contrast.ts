import { enough, isFaint } from '../../shared/contrast.ts'
import type { TreeRule } from '../rule.ts'
import type { Subject } from '../subject.ts'

/** What lies behind a block's words, the nearest first. */
const grounds = ['contentBackgroundColor', 'innerBackgroundColor', 'backgroundColor', 'outerBackgroundColor']
const texts = ['color', 'boldTextColor', 'linkColor']

/** A block's own colours together are the business of its type's own checks. */
export const contrastAround: TreeRule = {
  id: 'contrast',
  title: 'Words that are hard to read',
  about: 'Words can be read on the background of the block around them.',
  severity: 'warning',
  scope: 'tree',
  check({ moments }) {
    return moments.flatMap(({ kind, subject, parents }) => {
      if (kind !== 'block' || groundOf(subject)) return []
      const around = parents.toReversed().find(groundOf)
      const ground = around && groundOf(around)
      const least = subject.type.id === 'title' ? enough.largeText : enough.text
      return ground
        ? texts
            .filter((field) => isFaint(textIn(subject, field), ground, least))
            .map((field) => ({
              subject,
              field,
              message: `This colour is hard to read on the background “${ground}” of the block around it: choose colours that differ more.`,
            }))
        : []
    })
  },
}

const textIn = ({ values }: Subject, field: string) => {
  const value = values[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const groundOf = (subject: Subject) =>
  grounds.map((field) => textIn(subject, field)).find((color) => color && color !== 'transparent')
