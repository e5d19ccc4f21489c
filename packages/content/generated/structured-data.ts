// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { basicArticleStructuredData } from '../types/basic-article/structured-data.ts'
import { jobPostingStructuredData } from '../types/job-posting/structured-data.ts'
import { pressReleaseStructuredData } from '../types/press-release/structured-data.ts'
import { productStructuredData } from '../types/product/structured-data.ts'

export const structuredData = {
  basicArticle: basicArticleStructuredData,
  jobPosting: jobPostingStructuredData,
  pressRelease: pressReleaseStructuredData,
  product: productStructuredData,
}
