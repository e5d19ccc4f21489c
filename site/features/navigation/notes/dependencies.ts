import { loadSettings } from '../../../content/delivery/load-page.ts'
import { readAs } from '../../../content/delivery/read-page.ts'
import { siteContent } from '../../../content/site-content.ts'
import { shellContent } from '../../../page/settings/shell-content.ts'
import { publicRendering } from '../../widgets/render-options.ts'
import type { Dependencies } from './answer.ts'
import { notesOf } from './menu-notes.ts'

export const menuNotesDependencies: Dependencies = {
  async notes() {
    const settings = readAs('siteSettings', await loadSettings())
    return notesOf(shellContent(settings, publicRendering).navigation)
  },
  isOutage: () => siteContent().isOutage?.() ?? false,
}
