import type { Space } from '@association/content'
import { fetchEntry } from '@association/services/contentful'
import { published } from '../../content/delivery/content-source.ts'
import { load } from './load-draft.ts'

/** Bypasses the site's cache. `undefined` if unpublished; throws UpstreamError. */
export const loadPublished = (space: Space, id: string) => fetchEntry(published, space, id)

export const loadVersion = (version: 'published' | undefined, space: Space, id: string) =>
  version === 'published' ? loadPublished(space, id) : load.entry(space, id)
