import { type Content, checkSpaces, type Finding, subjectsIn } from '@association/content/rules'

/**
 * What the rules find that compare the spaces. Before both are read, only addresses of pages can be compared: an
 * edition of an event may name a product that is not read yet.
 */
export function foundAcross(contents: readonly (Content | undefined)[]): Finding[] {
  const subjects = contents.flatMap((content) => (content ? subjectsIn(content) : []))
  const isComplete = contents.every((content) => content !== undefined)
  return checkSpaces(isComplete ? subjects : subjects.filter(({ type }) => type.id === 'page'))
}
