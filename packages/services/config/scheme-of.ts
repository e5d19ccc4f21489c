import type { ContentfulConfig } from './contentful.ts'

/** The scheme of every address of Contentful. */
export const schemeOf = ({ insecure }: Pick<ContentfulConfig, 'insecure'>) => (insecure ? 'http' : 'https')
