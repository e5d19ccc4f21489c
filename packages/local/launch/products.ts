import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, buildIfChanged } from './builds.ts'
import { compiledServices, root } from './commands.ts'
import { runToEnd } from './processes.ts'

export type LaunchStep = <T>(title: string, work: (say: (detail: string) => void) => Promise<T>) => Promise<T>

const shared = ['packages/content/**/*', 'packages/services/**/*', 'packages/ui/**/*', 'tsconfig.base.json']

type Options = { env: Record<string, string>; step: LaunchStep; signal: AbortSignal }

export async function buildAll({ env, step, signal }: Options) {
  const siteOutput = env.SITE_BUILD ?? '.next'
  const products: (Build & { title: string; args: string[]; cwd: string })[] = [
    {
      title: 'Web app, built',
      root,
      inputs: ['packages/local/web-app/**/*', 'packages/content/**/*'],
      output: join(root, 'packages/local/web-app/dist/index.html'),
      note: join(root, 'packages/local/web-app/dist/.built-from'),
      cwd: join(root, 'packages/local'),
      args: ['node_modules/vite/bin/vite.js', 'build', 'web-app'],
    },
    {
      title: 'Contentful app, built',
      root,
      inputs: ['contentful-app/**/*', ...shared],
      env: { SOURCE_MAPS: env.SOURCE_MAPS ?? '' },
      output: join(root, 'contentful-app/dist/index.html'),
      note: join(root, 'contentful-app/dist/.built-from'),
      cwd: join(root, 'contentful-app'),
      args: [
        'node_modules/vite/bin/vite.js',
        'build',
        ...(env.SOURCE_MAPS === 'on' ? ['--sourcemap', 'hidden'] : []),
      ],
    },
    {
      title: 'Site, built',
      root,
      inputs: ['site/**/*', ...shared],
      env,
      output: join(root, 'site', siteOutput, 'BUILD_ID'),
      note: join(root, 'site', siteOutput, '.built-from'),
      cwd: join(root, 'site'),
      args: ['node_modules/next/dist/bin/next', 'build'],
    },
  ]
  for (const { title, args, cwd, ...build } of products) {
    await step(title, async (say) => {
      const tool = { name: title, args, cwd, env, signal }
      const wasBuilt = await buildIfChanged(build, () => runToEnd(tool, say))
      if (!wasBuilt) say('unchanged')
      // Built files get new names, and Node.js keeps the compiled old ones.
      else rmSync(compiledServices, { recursive: true, force: true })
    })
  }
}
