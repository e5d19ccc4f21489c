// Written by `npm run generate` from the folders in types/.
import type { PageViews } from '../define/view.ts'
import { ProductPageView } from '../types/product/page-view.tsx'

export const pageViews: PageViews = {
  product: ProductPageView,
}
