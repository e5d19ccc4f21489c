import type { HostName } from '../twin.ts'

export const mediaTypes: Record<HostName, string> = {
  delivery: 'application/vnd.contentful.delivery.v1+json',
  preview: 'application/vnd.contentful.delivery.v1+json',
  management: 'application/vnd.contentful.management.v1+json',
  images: 'application/json',
}
