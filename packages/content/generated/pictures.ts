// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { basicArticlePicture } from '../types/basic-article/picture.ts'
import { jobPostingPicture } from '../types/job-posting/picture.ts'
import { productPicture } from '../types/product/picture.ts'

export const pictures = {
  basicArticle: basicArticlePicture,
  jobPosting: jobPostingPicture,
  product: productPicture,
}
