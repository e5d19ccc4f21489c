import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startService } from '@association/local/launch/processes.ts'
import { untilAnswers } from '../measuring/answers.ts'
import type { Bench } from '../measuring/bench.ts'
import type { Prepared } from './bare-server.ts'
import { type Encoding, encodings, type Resource } from './resource.ts'

type BarePlace = { folder: string; port: number }

export async function startBareServer({ later }: Bench, { folder, port }: BarePlace, resource: Resource) {
  const preparedFor = (encoding: Encoding) => {
    const body = resource.bodies[encoding] ?? Buffer.alloc(0)
    const headers = [
      ...resource.headers.flat(),
      ...['Content-Type', resource.contentType],
      ...['Content-Encoding', encoding, 'Content-Length', String(body.length)],
    ]
    return [encoding, { headers, base64: body.toString('base64') }] as const
  }
  const prepared: Prepared = { port, bodies: Object.fromEntries(encodings.map(preparedFor)) }
  const file = join(folder, 'bare.json')
  writeFileSync(file, JSON.stringify(prepared))
  const program = join(import.meta.dirname, 'bare-server.ts')
  const args = ['--disable-warning=ExperimentalWarning', program, file]
  const service = startService({ name: 'bare', args, env: {} }, join(folder, 'logs'))
  later(() => service.stop())
  const url = `http://localhost:${port}`
  await untilAnswers(url)
  return url
}
