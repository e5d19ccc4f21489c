import type { SiteConfig } from '@association/services/config'
import { isEditor } from '../../features/edit-link/editor-cookie.ts'
import { galleryPath } from './addresses.ts'

/** Other previews require a token. */
export const isGallery = (path: string) =>
  path === galleryPath ||
  (path.startsWith(`${galleryPath}/`) &&
    /^\/[^/]+(?:\/(?:alone|stage))?$/.test(path.slice(galleryPath.length)))

type Access = Pick<SiteConfig, 'editLink' | 'preview'> & { now: number }

/** Examples are public but rendered on request, so only people with the edit link may load them. */
export const mayLook = (cookies: string | null, { editLink, preview, now }: Access) =>
  editLink === 'always' || isEditor(cookies, { secret: preview.secret, now })
