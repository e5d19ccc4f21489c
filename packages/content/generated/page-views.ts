// Written by `npm run generate` from the folders in types/.
import type { PageViews } from '../define/view.ts'

export const pageViews: PageViews = {}
