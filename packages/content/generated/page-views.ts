// Written by `npm run generate` from the files in types/ and lists/definitions/.
import type { PageViews } from '../define/view.ts'
import { BasicArticlePageView } from '../types/basic-article/page-view.tsx'
import { JobPostingPageView } from '../types/job-posting/page-view.tsx'
import { PressReleasePageView } from '../types/press-release/page-view.tsx'
import { ProductPageView } from '../types/product/page-view.tsx'

export const pageViews: PageViews = {
  basicArticle: BasicArticlePageView,
  jobPosting: JobPostingPageView,
  pressRelease: PressReleasePageView,
  product: ProductPageView,
}
