import { type ContentEntity, link } from '../entity.ts'
import {
  badRequest,
  invalidEntry,
  unresolvedLinks,
  validationFailed,
  type WireProblem,
} from '../http/errors.ts'
import {
  assets,
  deletedAssets,
  deletedEntries,
  entries,
  locales,
  publishedAssets,
  publishedContentTypes,
  publishedEntries,
} from '../store/kinds.ts'
import { languagesOf } from '../store/locales.ts'
import { checkAssetDraft, fileProblems } from '../validation/asset-files.ts'
import { checkDraft } from '../validation/field-types.ts'
import { publicationProblems, unresolvedLinkProblems } from '../validation/publication.ts'
import type { ContentKind } from './content-actions.ts'
import type { Scope } from './context.ts'
import { conceptsIn } from './taxonomy/kinds.ts'

export const entryKind: ContentKind = {
  type: 'Entry',
  path: '/entries',
  drafts: entries,
  published: publishedEntries,
  deleted: deletedEntries,
  /** Only the creating request names the content type, in a header. */
  create({ request }, content) {
    const id = request.headers['x-contentful-content-type']
    if (typeof id !== 'string') {
      throw badRequest('The content type is missing: send it in the header "X-Contentful-Content-Type".')
    }
    return { ...content, sys: { ...content.sys, contentType: link('ContentType', id) } }
  },
  checkDraft(context, content) {
    checkDraft(content, typeOf(context, content), languagesOf(context.twin.store, context.place))
  },
  checkPublication(context, content) {
    const { store } = context.twin
    const type = typeOf(context, content)
    const resolve = resolver(context)
    const unresolved = unresolvedLinkProblems(content, resolve)
    if (unresolved.length > 0) throw unresolvedLinks(unresolved)
    const problems = publicationProblems(content, type, {
      resolve,
      locales: store.list(locales, context.place),
      conceptsIn: (schemeId) => conceptsIn(store, schemeId),
      siblings: () =>
        store.list(entries, context.place).filter((other) => other.sys.contentType?.sys.id === type.sys.id),
    })
    if (problems.length > 0) throw refusalOf(problems)
  },
}

export const assetKind: ContentKind = {
  type: 'Asset',
  path: '/assets',
  drafts: assets,
  published: publishedAssets,
  deleted: deletedAssets,
  create: (_context, content) => content,
  checkDraft: (context, content) => checkAssetDraft(content, languagesOf(context.twin.store, context.place)),
  checkPublication(_context, content) {
    const problems = fileProblems(content)
    if (problems.length > 0) throw validationFailed(problems)
  },
}

function typeOf({ twin, place }: Scope, content: ContentEntity) {
  const id = content.sys.contentType?.sys.id ?? ''
  const type = twin.store.get(publishedContentTypes, place, id)
  if (!type) throw invalidEntry([{ name: 'unknownContentType', path: ['sys', 'contentType'], value: id }])
  return type
}

const resolver =
  ({ twin, place }: Scope) =>
  ({ sys }: { sys: { linkType: string; id: string } }) =>
    twin.store.get(sys.linkType === 'Asset' ? assets : entries, place, sys.id)

/** Links to the wrong content type have a separate error name. */
const refusalOf = (problems: WireProblem[]) =>
  problems.some(({ name }) => name === 'linkContentType')
    ? invalidEntry(problems)
    : validationFailed(problems)
