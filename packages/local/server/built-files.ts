import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

type BuiltFile = { body: Buffer; type: string; isImmutable: boolean }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Keeps the files in memory by their path. Throws without a build. */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((item) => item.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const address = path.slice(folder.length).replaceAll('\\', '/')
      const type = types[extname(name)] ?? 'application/octet-stream'
      return [
        address,
        {
          body: readFileSync(path),
          type,
          isImmutable: address.startsWith('/assets/') && extname(name) !== '.html',
        },
      ]
    }),
  )
}

/** Files with a checksum in their name never change. */
export const cacheControl = (file?: BuiltFile) =>
  file?.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
