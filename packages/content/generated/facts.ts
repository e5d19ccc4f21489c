// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { basicArticleFacts } from '../types/basic-article/facts.ts'
import { jobPostingFacts } from '../types/job-posting/facts.ts'
import { pressReleaseFacts } from '../types/press-release/facts.ts'
import { productFacts } from '../types/product/facts.ts'

export const facts = {
  basicArticle: basicArticleFacts,
  jobPosting: jobPostingFacts,
  pressRelease: pressReleaseFacts,
  product: productFacts,
}
