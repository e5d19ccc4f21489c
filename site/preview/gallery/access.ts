import type { SiteConfig } from '@association/services/config'
import { isEditor } from '../../features/edit-link/editor-cookie.ts'
import { galleryPath } from './addresses.ts'

/** Whether an address is one of the gallery's pages; all other previews show drafts and want a token. */
export const isGallery = (path: string) =>
  path === galleryPath ||
  (path.startsWith(`${galleryPath}/`) &&
    /^\/[^/]+(?:\/(?:alone|stage))?$/.test(path.slice(galleryPath.length)))

type Access = Pick<SiteConfig, 'editLink' | 'preview'> & { now: number }

/** Examples are no secret, but each page of them is rendered anew: only who sees the edit link may ask for it. */
export const mayLook = (cookies: string | null, { editLink, preview, now }: Access) =>
  editLink === 'always' || isEditor(cookies, { secret: preview.secret, now })
