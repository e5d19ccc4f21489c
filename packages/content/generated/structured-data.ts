// Written by `npm run generate` from the folders in types/.
import { productStructuredData } from '../types/product/structured-data.ts'

export const structuredData = {
  product: productStructuredData,
}
