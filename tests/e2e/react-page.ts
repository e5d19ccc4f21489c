import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@association/local/launch/commands.ts'
import { preactForReact } from '../../site/islands/preact-for-react.ts'

type Output = { output: { code?: string }[] }
type Vite = { build(config: object): Promise<Output | Output[]> }

/** Live previews and development use React; stored pages use Preact. */
export type Renderer = 'React' | 'Preact'

export async function reactPage(renderer: Renderer): Promise<string> {
  const vite = createRequire(join(root, 'site/package.json')).resolve('vite')
  const { build }: Vite = await import(pathToFileURL(vite).href)
  const built = await build({
    configFile: false,
    root: join(root, 'packages/ui'),
    logLevel: 'error',
    resolve: { alias: renderer === 'Preact' ? preactForReact : [] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(root, 'packages/ui/island/testing/react-page.tsx'), formats: ['es'] },
    },
  })
  return [built].flat()[0]?.output[0]?.code ?? ''
}
