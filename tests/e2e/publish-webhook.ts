import { sign } from '@association/services/signature'
import { stack } from './environment.ts'

const path = '/api/revalidate'

export function publishWebhook({ id, path: page }: { id: string; path: string }) {
  const link = (name: string) => ({ sys: { id: name } })
  const sys = { id, space: link(stack.spaces.association), contentType: link('page') }
  const request = {
    method: 'POST',
    path,
    body: JSON.stringify({ sys, fields: { path: { 'en-US': page } } }),
    headers: { 'x-contentful-topic': 'ContentManagement.Entry.publish' },
  }
  return { ...request, headers: { ...request.headers, ...sign(stack.webhookSecret, request) } }
}
