import { join } from 'node:path'
import { env } from 'node:process'
import { bootstrapFrom } from './bootstrap.ts'
import { startContentful } from './index.ts'

/** Starts the service from the variables of the production code; the launcher stops it with a signal. */
const portOf = (name: string) => Number(env[name]?.split(':')[1] ?? 0)

const running = await startContentful({
  data: join(env.LOCAL_DATA ?? '.data', 'contentful'),
  bootstrap: bootstrapFrom(env),
  ports: {
    delivery: portOf('CONTENTFUL_DELIVERY_HOST'),
    preview: portOf('CONTENTFUL_PREVIEW_HOST'),
    management: portOf('CONTENTFUL_MANAGEMENT_HOST'),
    images: portOf('CONTENTFUL_IMAGES_HOST'),
  },
})
process.stdout.write(`${JSON.stringify(running.hosts)}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}
