/** The top of each block as a phone shows it. A browser test of the gallery draws them. */
const files = import.meta.glob<string>('../../../../packages/content/gallery/pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const byType = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.*)\.webp$/, '$1'), url]),
)

/** The URL of the picture of a type. Types that no page shows by themselves have none. */
export const pictureOf = (type: string): string | undefined => byType.get(type)
