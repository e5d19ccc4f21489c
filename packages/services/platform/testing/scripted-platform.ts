import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Received = {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  type: string | undefined
  body: unknown
}

export async function scriptedPlatform() {
  const requests: Received[] = []
  let answer = { status: 200, body: '' }
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const body = await text(request)
    const { authorization, 'content-type': type } = headers
    requests.push({ method, url, authorization, type, body: body === '' ? undefined : JSON.parse(body) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(status: number, body = '') {
      answer = { status, body }
    },
    answerJson(status: number, value: unknown) {
      answer = { status, body: JSON.stringify(value) }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
