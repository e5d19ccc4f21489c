import { link } from '../entity.ts'
import { badRequest, invalidEntry } from '../http/errors.ts'
import { assets, entries, publishedAssets, publishedContentTypes, publishedEntries } from '../store/kinds.ts'
import type { ContentKind } from './contents.ts'

export const entryKind: ContentKind = {
  type: 'Entry',
  path: '/entries',
  drafts: entries,
  published: publishedEntries,
  /** The content type travels in a header, once. */
  create({ twin, place, request }, content) {
    const id = request.headers['x-contentful-content-type']
    if (typeof id !== 'string')
      throw badRequest('Content type is missing: send the header "X-Contentful-Content-Type".')
    if (!twin.store.get(publishedContentTypes, place, id)) {
      throw invalidEntry([{ name: 'unknownContentType', path: ['sys', 'contentType'], value: id }])
    }
    return { ...content, sys: { ...content.sys, contentType: link('ContentType', id) } }
  },
  checkDraft: () => {},
  checkPublication: () => {},
}

export const assetKind: ContentKind = {
  type: 'Asset',
  path: '/assets',
  drafts: assets,
  published: publishedAssets,
  create: (_context, content) => content,
  checkDraft: () => {},
  checkPublication: () => {},
}
