import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ProcessCommand, runToEnd } from './processes.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A third less resident memory; `docs/operate.md` sets the same. */
export const siteMemory = {
  flags: ['--max-semi-space-size=16', '--heap-growing-percent=50'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/** Node stores compiled code here: services start in two thirds of the time. */
export const compiledServices = join(root, 'node_modules/.cache/association/services')

export type Served = Omit<ProcessCommand, 'name' | 'env'> & {
  env?: Record<string, string>
  /** These respond once the service is up. */
  address: readonly string[]
}

export function commands(env: Record<string, string>, isDev: boolean) {
  const web = (variable: string) => env[variable] ?? ''
  const hosts = ['DELIVERY', 'PREVIEW', 'MANAGEMENT', 'IMAGES'].map((name) => web(`CONTENTFUL_${name}_HOST`))
  const dev = isDev ? ['--dev'] : []
  return {
    contentful: {
      cwd: root,
      args: [...quiet, 'packages/local/contentful/main.ts'],
      address: hosts.map((host) => `http://${host}/`),
    },
    'web-app': {
      cwd: root,
      args: ['packages/local/web-app/main.ts', ...dev],
      address: [web('CONTENTFUL_WEB_APP_URL')],
    },
    'contentful-app': {
      cwd: root,
      args: ['packages/local/app-server/main.ts', ...dev],
      address: [web('CONTENTFUL_APP_URL')],
    },
    embeds: {
      cwd: root,
      args: ['packages/local/embeds/main.ts'],
      address: [web('EMBED_FORM_URL')],
    },
    identity: {
      cwd: root,
      args: [...quiet, 'packages/local/identity/main.ts'],
      address: [web('AUTH0_DOMAIN')],
    },
    storefront: {
      cwd: root,
      args: [...quiet, 'packages/local/storefront/main.ts'],
      address: [web('SHOPIFY_STORE_URL')],
    },
    platform: {
      cwd: root,
      args: [...quiet, 'packages/local/platform/main.ts'],
      address: [web('PLATFORM_URL')],
    },
    'member-app': {
      cwd: root,
      args: ['packages/local/member-app/main.ts'],
      address: [web('MEMBER_APP_URL')],
    },
    search: {
      cwd: root,
      args: ['packages/local/search/main.ts'],
      address: [web('SEARCH_URL')],
    },
    site: {
      cwd: join(root, 'site'),
      args: [...siteMemory.flags, 'server.ts', ...dev],
      env: siteMemory.env,
      address: [`${web('SITE_URL')}/healthz`],
    },
  } satisfies Record<string, Served>
}

const quiet = ['--disable-warning=ExperimentalWarning']

export type ToolRun = { env: Record<string, string>; say(line: string): void; signal: AbortSignal }

export function runTool(script: string, args: readonly string[], { env, say, signal }: ToolRun) {
  const name = [script.split('/')[0], ...args].join(' ')
  return runToEnd({ name, cwd: root, env, args: [script, ...args], signal }, say)
}
