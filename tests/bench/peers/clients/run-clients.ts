import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Workshop } from './client.ts'
import { clients } from './clients.ts'
import { installClients } from './install.ts'
import { openWorkshop } from './workshop.ts'

/** Prints failures with reasons. @param names packages to run; empty means all @returns true if every task succeeded */
export async function runClients(names: readonly string[]): Promise<boolean> {
  const wanted = clients.filter((client) => names.length === 0 || names.includes(client.package))
  const unknown = names.filter((name) => !clients.some((client) => client.package === name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known()}.`)
  const installed = installClients()
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-files-'))
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'))
  const workshop = await openWorkshop(folder)
  try {
    const failures: boolean[] = []
    for (const client of wanted) failures.push(await isFailing(client, workshop))
    const failed = failures.filter(Boolean).length
    say(`${wanted.length - failed} passed, ${failed} failed`)
    return failed === 0
  } finally {
    await workshop.close()
    rmSync(folder, { recursive: true })
  }
}

const known = () => clients.map((client) => client.package).join(', ')

async function isFailing(client: Client, workshop: Workshop): Promise<boolean> {
  const name = `${client.package} ${client.version}`
  try {
    await client.run(workshop)
    say(`✓ ${name}: ${client.task}`)
    return false
  } catch (error) {
    say(`✗ ${name}: ${client.task}\n    ${(error as Error).message.replaceAll('\n', '\n    ')}`)
    return true
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
