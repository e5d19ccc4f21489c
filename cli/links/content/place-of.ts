import { type Subject, titleOf } from '@association/content/rules'
import { fieldLabel } from '../../content/naming.ts'
import type { PageRef } from '../../content/pages.ts'
import type { LinkPlace } from '../finding.ts'
import { absolute } from './own-addresses.ts'
import type { WrittenLink } from './written-links.ts'

export type Whereabouts = {
  siteUrl: string
  editAddress(field: Pick<Subject, 'space' | 'id'> & { field: string }): string
}

type Standing = { subject: Subject; link: WrittenLink; pages: readonly PageRef[]; page?: PageRef }

export function placeOf(
  { subject, link, pages, page = pages[0] }: Standing,
  { siteUrl, editAddress }: Whereabouts,
): LinkPlace {
  const { space, id, type, values } = subject
  const { field, path, text, element } = link
  return {
    ...(page && { page: absolute(page.path, { siteUrl }), pageTitle: page.title }),
    ...(pages.length > 1 && { otherPages: pages.length - 1 }),
    ...{ element, space, entry: id, entryTitle: titleOf(type, values, id) },
    ...{ type: type.id, typeName: type.name },
    ...{ field, fieldLabel: fieldLabel(type.id, field) },
    ...(path && { path }),
    ...(text && { text }),
    edit: editAddress({ space, id, field }),
  }
}
