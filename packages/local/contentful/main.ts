import { join } from 'node:path'
import { env } from 'node:process'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { bootstrapFrom } from './bootstrap.ts'
import { startContentful } from './index.ts'

const portOf = (name: string) => Number(env[name]?.split(':')[1] ?? 0)
const [hostname] = env.CONTENTFUL_IMAGES_HOST?.split(':') ?? []

const starting = startContentful({
  data: join(env.LOCAL_DATA ?? '.data', 'contentful'),
  bootstrap: bootstrapFrom(env),
  hostname,
  ports: {
    delivery: portOf('CONTENTFUL_DELIVERY_HOST'),
    preview: portOf('CONTENTFUL_PREVIEW_HOST'),
    management: portOf('CONTENTFUL_MANAGEMENT_HOST'),
    images: portOf('CONTENTFUL_IMAGES_HOST'),
  },
})
const running = await starting.catch((error: Error) => {
  process.stderr.write(`The local Contentful cannot start: ${error.message}\n`)
  process.exit(1)
})
process.stdout.write(`${JSON.stringify(running.hosts)}\n`)
stopOnSignal(running)
