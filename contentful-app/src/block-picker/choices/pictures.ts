/** A browser test of the gallery draws these pictures at phone width. */
const files = import.meta.glob<string>('../../../../packages/content/gallery/pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const byType = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.*)\.webp$/, '$1'), url]),
)

/** Types that only appear inside other blocks have no picture. */
export const pictureOf = (type: string): string | undefined => byType.get(type)
