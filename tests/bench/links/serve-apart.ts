import { once } from 'node:events'
import { serveSite } from './site/serve.ts'

const options: Parameters<typeof serveSite>[0] = JSON.parse(process.argv[2] ?? '{}')
const site = await serveSite(options)
process.send?.({
  start: site.start,
  hosts: site.hosts,
  links: site.plan.links,
  faults: site.plan.faults,
})
process.on('message', () => process.send?.(site.asked.splice(0)))
await once(process, 'disconnect')
process.exit(0)
