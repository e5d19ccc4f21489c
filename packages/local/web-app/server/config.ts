import { managementConfig, siteConfig } from '@association/services/config'
import { mayPublish, people, tokenOf } from '../../contentful/people.ts'
import type { WebAppConfig } from '../src/config/web-app-config.ts'

type EnvironmentVariables = Parameters<typeof siteConfig>[0]

export type ServerConfig = {
  page: WebAppConfig
  port: number
  /** The page calls, frames or loads pictures from these. */
  origins: { calls: string[]; frames: string[]; images: string[] }
}

/** Throws ConfigurationError. */
export function webAppServerConfig(source?: EnvironmentVariables): ServerConfig {
  const { contentful, siteUrl, preview } = siteConfig(source)
  const { managementToken, organizationId = '' } = managementConfig(source)
  const { hosts, insecure, spaces, environment, webAppUrl } = contentful
  const origin = (host: string) => `${insecure ? 'http' : 'https'}://${host}`
  return {
    port: Number(new URL(webAppUrl).port),
    origins: {
      calls: [hosts.management, hosts.upload, hosts.preview].map(origin),
      frames: [new URL(siteUrl).origin, ...preview.frameAncestors.slice(1).map((url) => new URL(url).origin)],
      images: [origin(hosts.images)],
    },
    page: {
      organizationId,
      environment,
      hosts,
      insecure,
      people: people.map((person) => ({
        ...person,
        mayPublish: mayPublish(person),
        managementToken: tokenOf(person, managementToken),
      })),
      spaces: [
        { id: spaces.association.id, name: 'Association', previewToken: spaces.association.previewToken },
        { id: spaces.events.id, name: 'Events', previewToken: spaces.events.previewToken },
      ],
      contentPreviewUrl: `${siteUrl}/api/preview/enter?secret=${encodeURIComponent(preview.secret)}&space={space}&environment={environment}&entry={entry}`,
      pageTypes: ['page'],
      siteUrl,
    },
  }
}
