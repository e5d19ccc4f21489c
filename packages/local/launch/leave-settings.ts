import { closeSync, ftruncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { localSettings } from '@association/services/config/settings-files.ts'
import { openPrivateFile } from '../server/private-files.ts'

/** Commands without other settings read this file. */
export function leaveSettings(folder: string, env: Record<string, string>): void {
  const handle = openPrivateFile(join(folder, localSettings))
  ftruncateSync(handle)
  writeSync(
    handle,
    Object.entries(env)
      .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
      .join(''),
  )
  closeSync(handle)
}
