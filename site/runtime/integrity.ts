import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: Record<string, string> | undefined

/** Next.js knows the hash of every script, but leaves it off those of client components. */
export function learnIntegrity(serverDistDir: string) {
  known ??= readManifest(join(serverDistDir, 'subresource-integrity-manifest.json'))
}

/** The `integrity` attribute of a script's tag, when it lacks one and the build knows its hash. */
export function missingIntegrity(src: string, attributes: string): string {
  const hash = known?.[src.replace('/_next/', '')]
  return hash === undefined || attributes.includes('integrity=') ? '' : ` integrity="${hash}"`
}

/** Not there while the build that writes it still runs. */
function readManifest(file: string): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
