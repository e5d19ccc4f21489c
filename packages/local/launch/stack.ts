import { closeSync, ftruncateSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { localSettings } from '@association/services/config/settings-files.ts'
import { localEnvironment } from '../environment/environment.ts'
import { openPrivateFile, privateFolder } from '../server/private-files.ts'
import { runIfChanged } from './builds.ts'
import { commands, compiledServices, root, runTool, type Served, type ToolRun } from './commands.ts'
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
    const service = startService(
      { name, env: { ...env, NODE_COMPILE_CACHE: compiledServices, ...own }, ...command },
      join(root, data, 'logs'),
    )
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
        const hasApplied = await step('Migrations', (say) => migrate({ env, say, signal }))
        if (hasApplied) forgetSeed(join(root, data))
        await step('Seed', (say) => seedIfChanged(join(root, data), { env, say, signal }))
        await step('The app, installed in both spaces', () => installApp(env))
      },
      () =>
        step('Identity provider, member platform, embeds', () =>
          Promise.all(['identity', 'platform', 'member-app', 'embeds'].map(start)),
        ),
      // No build reads content.
      async (signal) => isDev || buildAll({ env, step, signal }),
    ])
    // The shop sells what the content names.
    await step('Web app, Contentful app, shop, search, site', () =>
      Promise.all(['site', 'storefront', 'web-app', 'contentful-app', 'search'].map(start)),
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
 * and the person who starts the stack did not write the changes, so the message names the remedy. Returns true if
 * changes were applied.
 */
async function migrate(how: ToolRun) {
  try {
    const output = await runTool('migrations/main.mjs', ['apply', '--baseline', '--yes'], how)
    return !output.includes('Nothing is pending.')
  } catch (error) {
    const hint = 'If the local data is from an older version, delete it with `npm run reset`.'
    throw error instanceof LaunchError ? new LaunchError(`${error.message}\n${hint}`) : error
  }
}

/** The seed leaves out existing entries, so only new ones or a change of the content model make it run again. */
async function seedIfChanged(data: string, how: ToolRun) {
  const seed = { root, inputs: ['packages/seed/**/*', 'cli/**/*'], note: seedNote(data) }
  const hasRun = await runIfChanged(seed, () => runTool('cli/main.mjs', ['seed', '--missing'], how))
  if (!hasRun) how.say('unchanged')
}

const forgetSeed = (data: string) => rmSync(seedNote(data), { force: true })
const seedNote = (data: string) => join(data, 'seeded-from')

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
