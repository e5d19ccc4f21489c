import { type Content, checkSpaces, type Finding, subjectsIn } from '@association/content/rules'

/**
 * Before both spaces are read, only page paths can be compared, because an event edition may name an unread product.
 */
export function foundAcross(contents: readonly (Content | undefined)[]): Finding[] {
  const subjects = contents.flatMap((content) => (content ? subjectsIn(content) : []))
  const isComplete = contents.every((content) => content !== undefined)
  return checkSpaces(isComplete ? subjects : subjects.filter(({ type }) => type.id === 'page'))
}
