import { closeSync, ftruncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { localSettings } from '@association/services/config/settings-files.ts'
import { localEnvironment } from '../environment/environment.ts'
import { openPrivateFile, privateFolder } from '../server/private-files.ts'
import { commands, root, runTool, type Served, type ToolRun } from './commands.ts'
import { installApp } from './install-app.ts'
import { assertPortsFree } from './ports.ts'
import { LaunchError, type Service, startService, untilAnswers } from './processes.ts'
import { buildAll, type LaunchStep } from './products.ts'
import { together } from './together.ts'

export type StackOptions = {
  /** Shifts every port. */
  offset?: number
  /** Relative to the root. */
  data?: string
  isDev?: boolean
  onStep?: Narrate
  overrides?: Record<string, string>
}

export type Narrate = (step: { title: string; detail?: string; phase: 'begin' | 'progress' | 'end' }) => void

export type Stack = {
  env: Record<string, string>
  services: readonly Service[]
  /** For tests of outages. */
  stopService(name: string): Promise<void>
  startService(name: string): Promise<void>
  stop(): Promise<void>
}

/** Throws LaunchError, and then leaves no process running. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { offset = 0, data = '.data', isDev = false, onStep = () => {}, overrides = {} } = options
  const env = { ...localEnvironment({ offset, data: join(root, data) }), ...overrides }
  const services = new Map<string, Service>()
  const step = narrator(onStep)
  const all = commands(env, isDev)

  const start = async (name: string) => {
    const { address, env: own, ...command }: Served = all[name as keyof typeof all]
    const service = startService({ name, env: { ...env, ...own }, ...command }, join(root, data, 'logs'))
    services.set(name, service)
    for (const each of address) await untilAnswers(each, service)
  }
  const stop = async () => {
    await Promise.all([...services.values()].toReversed().map((service) => service.stop()))
  }
  try {
    privateFolder(join(root, data))
    await assertPortsFree(offset)
    leaveSettings(join(root, data), env)
    await together([
      async (signal) => {
        await step('Local Contentful', () => start('contentful'))
        await step('Migrations', (say) => migrate({ env, say, signal }))
        await step('Seed', (say) => runTool('cli/main.mjs', ['seed', '--missing'], { env, say, signal }))
        await step('The app, installed in both spaces', () => installApp(env))
        await step('Identity provider, shop, member platform', () =>
          Promise.all(['identity', 'storefront', 'platform', 'member-app'].map(start)),
        )
      },
      // No build reads content.
      async (signal) => isDev || buildAll({ env, step, signal }),
    ])
    await step('Web app, Contentful app, embeds, search, site', () =>
      Promise.all(['web-app', 'contentful-app', 'embeds', 'search', 'site'].map(start)),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    env,
    get services() {
      return [...services.values()]
    },
    startService: start,
    stopService: async (name) => services.get(name)?.stop(),
    stop,
  }
}

/**
 * Keeps an earlier version's data: its history is recorded under the change that replaced it. Other data is unusable,
 * and the person who starts the stack did not write the changes, so the message names the remedy.
 */
async function migrate(how: ToolRun) {
  try {
    await runTool('migrations/main.mjs', ['apply', '--baseline', '--yes'], how)
  } catch (error) {
    const hint = 'If the local data is from an older version, delete it with `npm run reset`.'
    throw error instanceof LaunchError ? new LaunchError(`${error.message}\n${hint}`) : error
  }
}

function narrator(onStep: Narrate): LaunchStep {
  return async (title, work) => {
    onStep({ title, phase: 'begin' })
    const result = await work((detail) => onStep({ title, detail, phase: 'progress' }))
    onStep({ title, phase: 'end' })
    return result
  }
}

/** Commands without other settings read this file. */
function leaveSettings(folder: string, env: Record<string, string>): void {
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
