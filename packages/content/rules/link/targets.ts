import { contentTypes } from '../../derive/content-types.ts'
import { acceptedIds } from '../../derive/to-content-type.ts'
import type { CheckedLink, LinkRule } from '../rule.ts'
import { titleOf } from '../subject.ts'

export const missingTargets: LinkRule = {
  id: 'link-missing',
  title: 'Links to missing entries or files',
  about: 'A link leads to an entry or a file that exists.',
  severity: 'error',
  scope: 'link',
  check(link) {
    if (link.target) return link.to === 'Asset' && link.target.contentType === undefined ? [noFile(link)] : []
    return link.to === 'Entry'
      ? [`Links to the entry ${link.id}, which does not exist. Remove the link or choose another entry.`]
      : [`Shows the file ${link.id}, which does not exist. Remove it or choose another file.`]
  },
}

const noFile = (link: CheckedLink) => `“${nameOf(link)}” has no file. Upload one.`

export const archivedTargets: LinkRule = {
  id: 'link-archived',
  title: 'Links to archived entries or files',
  about: 'A link does not lead to an archived entry or file.',
  severity: 'error',
  scope: 'link',
  check: (link) =>
    link.target?.status === 'archived'
      ? [`“${nameOf(link)}” is archived: visitors do not see it. Unarchive it, or choose another one.`]
      : [],
}

export const draftTargets: LinkRule = {
  id: 'link-draft',
  title: 'Drafts that visitors do not see',
  about: 'The target of a link is published.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.target?.status === 'draft'
      ? [`“${nameOf(link)}” is a draft: visitors do not see it yet. Publish it.`]
      : [],
}

/** Publishing a page does not publish its blocks in Contentful. */
export const changedTargets: LinkRule = {
  id: 'link-changed',
  title: 'Unpublished changes',
  about: 'The target of a link has no unpublished changes.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.target?.status === 'changed'
      ? [`“${nameOf(link)}” has unpublished changes: visitors see the older version. Publish it.`]
      : [],
  fix: ({ to, id }) => ({ kind: 'live', linkType: to, id }),
}

export const selfLinks: LinkRule = {
  id: 'link-itself',
  title: 'Entries that link to themselves',
  about: 'An entry does not link to itself.',
  severity: 'error',
  scope: 'link',
  check: (link) =>
    link.to === 'Entry' && link.id === link.from.id
      ? ['Links to itself, so the site does not show it again. Remove the link.']
      : [],
}

/** Contentful checks this only at publication. */
export const foreignTargets: LinkRule = {
  id: 'link-type',
  title: 'Entries of the wrong type',
  about: 'A reference leads to an entry of a content type that its field accepts.',
  severity: 'error',
  scope: 'link',
  check(link) {
    const { field } = link
    if (link.to === 'Asset' || !link.target || !field.to) return []
    const { type, typeName } = link.target
    if (type && acceptedIds(field.to, contentTypes).includes(type.id)) return []
    return [`“${nameOf(link)}” is a ${typeName}, which this field does not accept. Choose another entry.`]
  },
}

export function nameOf(link: CheckedLink): string {
  if (!link.target) return link.id
  return link.to === 'Asset'
    ? link.target.title
    : titleOf(link.target.type, link.target.values, link.target.id)
}
