const longest = 80

/** For a title without letters. */
type FileName = `${string}.${string}`

/**
 * Adds a plain file name for old programs. No character of the title can end the header or name a folder. Phones add an
 * `inline` calendar at once; other browsers save it.
 */
export function disposition(kind: 'attachment' | 'inline', title: string, unnamed: FileName): string {
  const [name = '', ending] = unnamed.split('.')
  const words = title.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const plain = cut(words.replaceAll(/[^a-z0-9]+/g, ' ').trim()).replaceAll(' ', '-')
  const full = cut(title.replaceAll(/[\p{C}\p{Z}/\\]+/gu, ' ').trim())
  return `${kind}; filename="${plain || name}.${ending}"; filename*=UTF-8''${encoded(full || name)}.${ending}`
}

const cut = (text: string) => Array.from(text).slice(0, longest).join('').trim()

/** RFC 8187 requires these escapes. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
