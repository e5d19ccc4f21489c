import type { Space } from '@association/content'
import { fetchEntry } from '@association/services/contentful'
import { published } from '../../content/delivery/content-source.ts'
import { load } from './load-draft.ts'

/** An entry as visitors see it now, without any cache of the site; `undefined` when it is not published. Throws UpstreamError. */
export const loadPublished = (space: Space, id: string) => fetchEntry(published, space, id)

/** The version of an entry that a preview shows. */
export const loadVersion = (version: 'published' | undefined, space: Space, id: string) =>
  version === 'published' ? loadPublished(space, id) : load.entry(space, id)
