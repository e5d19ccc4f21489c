// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { basicArticlePath } from '../types/basic-article/path.ts'
import { jobPostingPath } from '../types/job-posting/path.ts'
import { pressReleasePath } from '../types/press-release/path.ts'
import { productPath } from '../types/product/path.ts'
import { variantPath } from '../types/variant/path.ts'

export const paths = {
  basicArticle: basicArticlePath,
  jobPosting: jobPostingPath,
  pressRelease: pressReleasePath,
  product: productPath,
  variant: variantPath,
}
