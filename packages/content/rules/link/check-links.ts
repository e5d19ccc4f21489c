import type { Field } from '../../define/field.ts'
import { nodesOf } from '../../rich-text/nodes.ts'
import { type Finding, findingsOf, issueOf, once, softened } from '../finding.ts'
import { type FoundLink, linkOf, linksIn } from '../links-in.ts'
import type { CheckedLink, LinkRule } from '../rule.ts'
import type { Content, Subject } from '../subject.ts'
import { editionCourses } from './edition-course.ts'
import { emptyEventParts } from './event-parts.ts'
import { cardsOfNoPage, linksToNoPage } from './no-page.ts'
import { fileKind, pictureSize, pictureWords } from './pictures.ts'
import {
  archivedTargets,
  changedTargets,
  draftTargets,
  foreignTargets,
  missingTargets,
  selfLinks,
} from './targets.ts'

export const linkRules: readonly LinkRule[] = [
  missingTargets,
  archivedTargets,
  draftTargets,
  changedTargets,
  selfLinks,
  foreignTargets,
  linksToNoPage,
  cardsOfNoPage,
  emptyEventParts,
  fileKind,
  pictureWords,
  pictureSize,
  editionCourses,
]

export function checkLinks(subject: Subject, content: Content): Finding[] {
  const issues = Object.entries(subject.type.fields).flatMap(([place, field]) =>
    placedLinks(field, subject.values[place])
      .map(({ linkType, id, isHyperlink }): CheckedLink => {
        const common = { id, place, field, from: subject, isHyperlink }
        return linkType === 'Entry'
          ? { ...common, to: linkType, target: content.entries.get(id) }
          : { ...common, to: linkType, target: content.files.get(id) }
      })
      .flatMap((link) => checkLink(link, content)),
  )
  return findingsOf(subject, softened(subject, once(issues)))
}

function placedLinks({ kind }: Field, value: unknown): (FoundLink & { isHyperlink?: boolean })[] {
  if (kind !== 'richText') return linksIn(value)
  return nodesOf(value).flatMap(({ nodeType, data }) => {
    const link = linkOf(data.target)
    return link ? [{ ...link, isHyperlink: nodeType === 'entry-hyperlink' }] : []
  })
}

const checkLink = (link: CheckedLink, content: Content) =>
  linkRules.flatMap((rule) =>
    rule
      .check(link, content)
      .map((message) => issueOf(rule, { message, field: link.place, fix: rule.fix?.(link) })),
  )
