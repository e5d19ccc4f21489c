const longest = 80

/**
 * `Content-Disposition` of a file that is saved under a title: a plain name for old programs, and the title itself. No
 * character of the title can end the header or name a folder.
 */
export function attachment(title: string, ending: string): string {
  const words = title.normalize('NFKD').toLowerCase()
  const plain = cut(
    words
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  ).replaceAll(' ', '-')
  const full = cut(title.replaceAll(/[\p{C}\p{Z}/\\]+/gu, ' ').trim())
  return `attachment; filename="${plain || 'calendar'}.${ending}"; filename*=UTF-8''${encoded(full || 'calendar')}.${ending}`
}

const cut = (text: string) => Array.from(text).slice(0, longest).join('').trim()

/** As RFC 8187 wants it. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
