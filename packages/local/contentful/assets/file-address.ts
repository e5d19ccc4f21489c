import type { ContentEntity } from '../entity.ts'

/** Files are stored with Contentful's host, because ports can change between starts. */
export const storedImagesHost = 'images.ctfassets.net'

export const filesWithHost = <T extends ContentEntity>(asset: T, host: string): T =>
  replaceHost(asset, storedImagesHost, host)

export const filesWithoutHost = <T extends ContentEntity>(asset: T, host: string): T =>
  replaceHost(asset, host, storedImagesHost)

function replaceHost<T extends ContentEntity>(asset: T, from: string, to: string): T {
  const { file } = asset.fields
  if (!file || from === to) return asset
  const files = Object.entries(file).map(([locale, value]) => [locale, at(value, from, to)])
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
}

function at(file: unknown, from: string, to: string): unknown {
  const { url } = (file ?? {}) as { url?: string }
  if (!url?.startsWith(`//${from}/`)) return file
  return { ...(file as object), url: url.replace(`//${from}/`, `//${to}/`) }
}
